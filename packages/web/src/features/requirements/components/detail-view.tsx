import type { RequirementAction } from '@svcdesk/core/rules';
import type { ActionTable } from '../../../shared/blocks/action/action-plan.ts';
import { useOpenForm } from '../../../shared/blocks/action/use-open-form.ts';
import { DetailPage } from '../../../shared/blocks/thing/detail-page.tsx';
import { useThingId } from '../../../shared/blocks/thing/with-thing.tsx';
import { ForecastCard } from '../../../shared/domain/order-build/forecast.tsx';
import type { Requirement } from '../../../shared/domain/requirement/requirement.ts';
import { RequirementCard } from '../../../shared/domain/requirement/requirement-card.tsx';
import { staffRequirement } from '../../../shared/domain/requirement/requirement-kind.tsx';
import {
  aboutRequirement,
  staffRequirementPaths as paths,
} from '../../../shared/domain/requirement/requirement-paths.ts';
import { useRequirementRecords } from '../../../shared/domain/requirement/use-requirement.ts';
import { useScreenTitle } from '../../../shared/platform/current-screen.ts';
import { fromRequirement } from '../data/to-order.ts';
import { useLock } from '../data/use-lock.ts';
import { LockNotice } from './lock-notice.tsx';
import { AskedCard, AskerCard, OrderMadeCard, RecordsCard } from './requirement-cards.tsx';
import { WhyCard } from './why-card.tsx';

/** What staff may do with a requirement. */
const requirementActions: ActionTable<RequirementAction> = {
  buttons: { toOrder: 'requirement.toOrder', reject: 'requirement.reject' },
  main: ['toOrder'],
  beside: ['reject'],
};

function useAct({ id }: Requirement): (action: RequirementAction) => Promise<unknown> {
  const open = useOpenForm();
  return (action) =>
    open(
      action === 'toOrder'
        ? aboutRequirement(paths.toOrder, id)
        : aboutRequirement(paths.detail, id, { do: action }),
    );
}

/** All of one requirement; whoever opens it is at it, and others see that. */
export function DetailView() {
  const id = useThingId();
  const records = useRequirementRecords(id);
  return (
    <DetailPage
      kind={staffRequirement}
      title={useScreenTitle()}
      heading={({ requirementNo }) => <span className="sd-num">{requirementNo}</span>}
      backTo={paths.list}
      table={requirementActions}
      useAct={useAct}
      alsoRefresh={records.refetch}
    >
      {(requirement) => <Parts requirement={requirement} />}
    </DetailPage>
  );
}

function Parts({ requirement }: { requirement: Requirement }) {
  const open = requirement.status <= 2;
  const { take, giveBack } = useLock(requirement.id, open);
  return (
    <>
      <LockNotice requirement={requirement} onTake={take} onGiveBack={giveBack} />
      <RequirementCard requirement={requirement} />
      <WhyCard requirement={requirement} />
      <OrderMadeCard requirement={requirement} />
      <AskedCard requirement={requirement} />
      <AskerCard requirement={requirement} />
      {open && <ForecastCard draft={fromRequirement(requirement).initial} />}
      <RecordsCard requirement={requirement} />
    </>
  );
}
