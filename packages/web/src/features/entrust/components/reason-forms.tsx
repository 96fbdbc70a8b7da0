import { handle } from '@svcdesk/core/contract/entrust';
import { ReasonForm } from '../../../shared/blocks/action/reason-form.tsx';
import type { EntrustOrder } from '../../../shared/domain/entrust/entrust.ts';
import { entrusted } from '../../../shared/domain/entrust/entrust-kind.tsx';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { entrustBook } from '../phrases.ts';

const dictionaries = { decline: 'declineReason', reject: 'entrustReject' } as const;

interface TurnDownFormProps {
  thing: EntrustOrder;
  action: keyof typeof dictionaries;
}

/** Turned down with a reason: by the engineer, or by their organisation. */
function TurnDownForm({ thing, action }: TurnDownFormProps) {
  return (
    <ReasonForm
      kind={entrusted}
      thing={thing}
      action={action}
      call={handle}
      dictionary={dictionaries[action]}
      text={useText(entrustBook).forms[action]}
      request={({ code, remark }, base) => ({ id: thing.id, action, ...base, reasonCode: code, remark })}
    />
  );
}

export function DeclineForm({ thing }: { thing: EntrustOrder }) {
  return <TurnDownForm thing={thing} action="decline" />;
}

export function RejectForm({ thing }: { thing: EntrustOrder }) {
  return <TurnDownForm thing={thing} action="reject" />;
}
