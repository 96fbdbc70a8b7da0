import { reject } from '@svcdesk/core/contract/requirements';
import { ReasonForm } from '../../shared/blocks/action/note-form.tsx';
import type { FormOf } from '../../shared/blocks/thing/with-thing.tsx';
import type { Requirement } from '../../shared/domain/requirement/requirement.ts';
import { useText } from '../../shared/platform/i18n/use-text.ts';
import { handlingText } from './phrases.ts';
import { useLock } from './use-lock.ts';

/** Why it is not done: the customer reads it. */
export function RejectForm({ thing, kind }: FormOf<Requirement>) {
  useLock(thing.id, true);
  return (
    <ReasonForm
      kind={kind}
      thing={thing}
      action="reject"
      call={reject}
      dictionary="requirementReject"
      path="reason"
      text={useText(handlingText).reject}
      request={({ code, remark }, base) => ({ id: thing.id, ...base, reason: code, remark })}
    />
  );
}
