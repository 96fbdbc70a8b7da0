import { orderStatusNames } from '@svcdesk/core/rules';
import { ListPage } from '../../../shared/blocks/list-page/list-page.tsx';
import { Button } from '../../../shared/components/button.tsx';
import { EmptyState } from '../../../shared/components/states.tsx';
import { orderWords } from '../../../shared/domain/order/order-words.ts';
import { staffPaths } from '../../../shared/domain/order/staff-paths.ts';
import { OrderCentreTabs } from '../../../shared/domain/order-centre/order-centre-tabs.tsx';
import { ProjectCard } from '../../../shared/domain/project/project-card.tsx';
import { useLocale } from '../../../shared/platform/i18n/locale.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { withQuery } from '../../../shared/platform/routing.ts';
import { useProjectList } from '../data/use-project-list.ts';
import { projectBook } from '../phrases/index.ts';

const scopes = ['mine', 'all'] as const;

/** Project orders: those that name me, or all that I may see. */
export function ProjectList() {
  const text = useText(projectBook).list;
  const locale = useLocale((state) => state.locale);
  const { state, scope, status, list, show } = useProjectList();
  const names = orderWords(locale).status;
  const statuses = [
    { key: 'open', label: text.open },
    ...orderStatusNames.map((name, place) => ({ key: String(place + 1), label: names[name] })),
    { key: 'any', label: text.any },
  ];
  const usual = status === 'open';
  return (
    <ListPage
      title={text.title}
      state={state}
      above={<OrderCentreTabs here="project" />}
      searchTo={withQuery(staffPaths.search, { kind: 'project' })}
      tabs={{
        label: text.scope,
        tabs: scopes.map((key) => ({
          key,
          label: text[key],
          count: key === scope && !list.totalIsLowerBound ? list.total : undefined,
        })),
        chosen: scope,
        onChoose: (key) => show({ scope: key }),
      }}
      chips={{
        label: text.status,
        chips: statuses,
        chosen: status,
        onChoose: (key) => show({ status: key }),
      }}
      list={list}
      estimatePx={116}
      renderItem={(thing) => <ProjectCard thing={thing} opens />}
      none={
        <EmptyState
          title={usual ? (scope === 'mine' ? text.none : text.noneAtAll) : text.noneFits}
          hint={usual && scope === 'mine' ? text.noneHint : undefined}
          action={<Button onClick={() => show({ scope: 'all', status: 'any' })}>{text.showAll}</Button>}
        />
      }
    />
  );
}
