import { page } from '@svcdesk/core/contract/pm-plans';
import { ListPage } from '../../shared/blocks/list-page/list-page.tsx';
import { useListState } from '../../shared/blocks/list-page/list-values.ts';
import { Button } from '../../shared/components/button.tsx';
import { IconButton } from '../../shared/components/icon-button.tsx';
import { Pill } from '../../shared/components/marks.tsx';
import { Row, Rows } from '../../shared/components/rows.tsx';
import { EmptyState } from '../../shared/components/states.tsx';
import { useMay } from '../../shared/platform/api/auth-buttons.ts';
import { useCallPages } from '../../shared/platform/api/use-call.ts';
import { useText } from '../../shared/platform/i18n/use-text.ts';
import { staffPaths } from '../../shared/platform/paths.ts';
import { planPath } from './paths.ts';
import { text as book } from './phrases.ts';
import type { PmPlan } from './plan-draft.ts';

/** What is checked again and again, where, how often and by whom. */
export function PlansPage() {
  const text = useText(book).plans;
  const may = useMay('pm.plan');
  const state = useListState();
  const list = useCallPages(page, { keyword: state.values.q });
  return (
    <ListPage
      title={text.title}
      backTo={staffPaths.pm.list}
      state={state}
      search={{ label: text.search, hint: text.searchHint, kind: 'pmPlans' }}
      actions={may && <IconButton icon="plus" label={text.create} to={planPath()} />}
      list={list}
      estimatePx={74}
      renderItem={(plan) => <PlanRow plan={plan} />}
      none={
        <EmptyState
          title={text.none}
          hint={text.noneHint}
          action={may && <Button to={planPath()}>{text.create}</Button>}
        />
      }
    />
  );
}

function PlanRow({ plan }: { plan: PmPlan }) {
  const text = useText(book).plans;
  const { id, name, cellName, every, nextDueOn, enabled, engineerName, groupName, can } = plan;
  const rhythm = text.every[every.unit as keyof typeof text.every]?.(every.count) ?? every.unit;
  return (
    <Rows>
      <Row
        to={can.includes('save') ? planPath(id) : undefined}
        description={[cellName, rhythm, engineerName ?? groupName].join(' · ')}
        extra={
          enabled ? (
            <span className="sd-num">{nextDueOn === undefined ? '' : text.next(nextDueOn.slice(5))}</span>
          ) : (
            <Pill>{text.off}</Pill>
          )
        }
      >
        {name}
      </Row>
    </Rows>
  );
}
