import { countStatus, list as listCall } from '@svcdesk/core/contract/requirements';
import { requirementStatus } from '@svcdesk/core/rules';
import { ListPage } from '../../../shared/blocks/list-page/list-page.tsx';
import { useListState } from '../../../shared/blocks/list-page/list-values.ts';
import { Button } from '../../../shared/components/button.tsx';
import { Icon } from '../../../shared/components/icon.tsx';
import { EmptyState } from '../../../shared/components/states.tsx';
import type { TabChoice } from '../../../shared/components/tabs.tsx';
import { type Requirement, requirementStatusWords } from '../../../shared/domain/requirement/requirement.ts';
import { RequirementCard } from '../../../shared/domain/requirement/requirement-card.tsx';
import { siteText } from '../../../shared/domain/site/phrases.ts';
import { OneSiteField } from '../../../shared/domain/site/site-picker.tsx';
import { useCall, useCallPages } from '../../../shared/platform/api/use-call.ts';
import { useLocale } from '../../../shared/platform/i18n/locale.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { staffPaths, withId } from '../../../shared/platform/paths.ts';
import { handlingText } from '../phrases.ts';
import '../requirement-list.css';

const statuses = Object.values(requirementStatus);

/** What customers of my groups ask for, with who is at it; what is still to do comes first. */
export function RequirementListScreen() {
  const text = useText(handlingText).list;
  const site = useText(siteText).site;
  const locale = useLocale((now) => now.locale);
  const state = useListState();
  const { q: keyword, site: cellId, status: chosen = String(requirementStatus.submitted) } = state.values;
  const status = chosen === 'any' ? undefined : [Number(chosen)];
  const counts = useCall(countStatus, { cellId }).data;
  // Counts do not know of a search.
  const countOf = (each: number): TabChoice<string>['count'] => {
    if (keyword !== undefined) return undefined;
    return counts ? (counts.find((one) => one.status === each)?.count ?? 0) : 'coming';
  };
  const tabs = statuses.map((each) => ({
    key: String(each),
    label: requirementStatusWords(each, locale),
    count: countOf(each),
  }));
  const seeAll = <Button onClick={() => state.set({ status: 'any' })}>{text.seeAll}</Button>;
  return (
    <ListPage
      backTo={staffPaths.home}
      state={state}
      search={{ label: text.search, hint: text.searchHint, kind: 'staffRequirements' }}
      tabs={{
        label: text.status,
        tabs: [...tabs, { key: 'any', label: text.all }],
        chosen,
        onChoose: (key) => state.set({ status: key }),
      }}
      filters={[
        {
          key: 'site',
          kind: 'own',
          label: site,
          field: (id, onChange) => <OneSiteField id={id} onChange={onChange} />,
        },
      ]}
      savedAs="requirements"
      list={useCallPages(listCall, { status, keyword, cellId })}
      label={text.title}
      renderItem={(requirement) => <StaffRequirementCard requirement={requirement} />}
      none={
        <EmptyState icon="check" title={text.none} hint={text.noneHint} action={chosen !== 'any' && seeAll} />
      }
    />
  );
}

/** A requirement in lists of staff: who is at it, or the order that it became. */
function StaffRequirementCard({ requirement }: { requirement: Requirement }) {
  return (
    <RequirementCard
      requirement={requirement}
      to={withId(staffPaths.requirement.detail, requirement.id)}
      line={<StandsAt requirement={requirement} />}
    />
  );
}

function StandsAt({ requirement: { lock, orderNo, serverCatalogName } }: { requirement: Requirement }) {
  const text = useText(handlingText);
  if (lock) {
    return (
      <span className="sd-requirement-lock">
        <Icon name="lock" size={16} />
        {lock.mine ? text.lock.byMe : text.lock.by(lock.byName)}
      </span>
    );
  }
  return orderNo === undefined ? serverCatalogName : text.detail.toOrder(orderNo);
}
