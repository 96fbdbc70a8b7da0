import { countStatus, list as listCall } from '@svcdesk/core/contract/requirements';
import { requirementStatus } from '@svcdesk/core/rules';
import { useSearchParams } from 'react-router-dom';
import { VirtualList } from '../../../shared/blocks/list/virtual-list.tsx';
import { SearchField } from '../../../shared/blocks/search/search-field.tsx';
import { Button } from '../../../shared/components/button.tsx';
import { IconButton } from '../../../shared/components/icon-button.tsx';
import { Page } from '../../../shared/components/page.tsx';
import { EmptyState } from '../../../shared/components/states.tsx';
import { Tabs } from '../../../shared/components/tabs.tsx';
import { staffRequirementPaths as paths } from '../../../shared/domain/requirement/requirement-paths.ts';
import { requirementStatusWords } from '../../../shared/domain/requirement/requirement-words.ts';
import { useCall, useCallPages } from '../../../shared/platform/api/use-call.ts';
import { useLocale } from '../../../shared/platform/i18n/locale.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { sharedText } from '../../../shared/platform/phrases/index.ts';
import { homePaths } from '../../../shared/platform/public-paths.ts';
import { StaffRequirementCard } from '../components/staff-requirement-card.tsx';
import { handlingText } from '../phrases/index.ts';

const statuses = Object.values(requirementStatus);

/** What customers of my groups ask for, with who is at it; what is still to do comes first. */
export function RequirementListScreen() {
  const text = useText(handlingText).list;
  const shared = useText(sharedText);
  const locale = useLocale((state) => state.locale);
  const [query, setQuery] = useSearchParams();
  const keyword = query.get('q') ?? '';
  const chosen = query.get('status') ?? String(requirementStatus.submitted);
  const status = chosen === 'any' ? undefined : [Number(chosen)];
  const list = useCallPages(listCall, { status, keyword: keyword || undefined });
  const counts = useCall(countStatus, {}).data;
  const change = (patch: object) => setQuery({ ...Object.fromEntries(query), ...patch }, { replace: true });
  const tabs = statuses.map((each) => ({
    key: String(each),
    label: requirementStatusWords(each, locale),
    count: keyword === '' && counts ? (counts.find((one) => one.status === each)?.count ?? 0) : undefined,
  }));
  return (
    <Page
      backTo={homePaths.staff}
      ownScroll
      actions={
        <>
          {!query.has('q') && (
            <IconButton icon="search" label={text.search} onClick={() => change({ q: '' })} />
          )}
          <IconButton icon="refresh" label={shared.action.refresh} onClick={() => void list.refresh()} />
        </>
      }
      top={
        <>
          {query.has('q') && (
            <SearchField
              label={text.search}
              placeholder={text.searchHint}
              words={keyword}
              onSearch={(q) => change({ q })}
            />
          )}
          <Tabs
            label={text.status}
            tabs={[...tabs, { key: 'any', label: text.all }]}
            chosen={chosen}
            onChoose={(key) => change({ status: key })}
          />
        </>
      }
    >
      <VirtualList
        label={text.title}
        list={list}
        renderItem={(requirement) => <StaffRequirementCard requirement={requirement} />}
        empty={
          <EmptyState
            icon="check"
            title={keyword === '' ? text.none : text.noneFits}
            hint={keyword === '' ? text.noneHint : text.noneFitsHint}
            action={chosen !== 'any' && <Button to={`${paths.list}?status=any`}>{text.seeAll}</Button>}
          />
        }
      />
    </Page>
  );
}
