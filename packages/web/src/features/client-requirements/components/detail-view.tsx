import { remind } from '@svcdesk/core/contract/requirements';
import { requirementReminderMs, requirementStatus } from '@svcdesk/core/rules';
import { useInstant } from '../../../shared/blocks/action/use-instant.ts';
import { useOpenForm } from '../../../shared/blocks/action/use-open-form.ts';
import { DetailPage } from '../../../shared/blocks/thing/detail-page.tsx';
import { useThingId } from '../../../shared/blocks/thing/with-thing.tsx';
import { Button } from '../../../shared/components/button.tsx';
import { clientPaths } from '../../../shared/domain/client-order/paths.ts';
import { RemindNote } from '../../../shared/domain/remind/remind-note.tsx';
import type { Requirement } from '../../../shared/domain/requirement/requirement.ts';
import {
  aboutRequirement,
  clientRequirementPaths,
} from '../../../shared/domain/requirement/requirement-paths.ts';
import { useRequirementRecords } from '../../../shared/domain/requirement/use-requirement.ts';
import { useMay } from '../../../shared/platform/api/auth-buttons.ts';
import { useScreenTitle } from '../../../shared/platform/current-screen.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { withQuery } from '../../../shared/platform/routing.ts';
import { type ClientAction, clientActions, clientRequirement } from '../data/client-requirement-kind.tsx';
import { requirementsText } from '../phrases.ts';
import { ClientRequirementCard } from './client-requirement-card.tsx';
import { AskedCard, OrderMadeCard, ProgressLink, RefusalCard } from './detail-cards.tsx';

/** Reminds at once, a refusal being said in its own words; what takes it back is asked for a reason. */
function useAct(requirement: Requirement): (action: ClientAction) => Promise<unknown> {
  const open = useOpenForm();
  const chase = useInstant({
    kind: clientRequirement,
    thing: requirement,
    action: 'remind',
    call: remind,
    request: ({ at }) => ({ id: requirement.id, at }),
  });
  return (action) =>
    action === 'remind'
      ? chase()
      : open(aboutRequirement(clientRequirementPaths.detail, requirement.id, { do: action }));
}

/** All of one requirement, for its customer. */
export function DetailView() {
  const { detail: text } = useText(requirementsText);
  const records = useRequirementRecords(useThingId());
  const mayAsk = useMay('c.requirement.create');
  return (
    <DetailPage
      kind={clientRequirement}
      title={useScreenTitle()}
      heading={({ requirementNo }) => <span className="sd-num">{requirementNo}</span>}
      backTo={clientRequirementPaths.list}
      table={clientActions}
      useAct={useAct}
      alsoRefresh={records.refetch}
      extra={({ id, status }) =>
        mayAsk &&
        status === requirementStatus.rejected && (
          <Button kind="main" to={withQuery(clientPaths.build, { again: id })}>
            {text.again}
          </Button>
        )
      }
    >
      {(requirement) => (
        <>
          <ClientRequirementCard requirement={requirement} linked={false} />
          <RemindNote thing={requirement} records={records.data} intervalMs={requirementReminderMs} />
          <RefusalCard requirement={requirement} />
          <OrderMadeCard requirement={requirement} />
          <AskedCard requirement={requirement} />
          <ProgressLink requirement={requirement} />
        </>
      )}
    </DetailPage>
  );
}
