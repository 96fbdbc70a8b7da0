import { reject } from '@svcdesk/core/contract/requirements';
import { ReasonForm } from '../../shared/blocks/action/note-form.tsx';
import type { FormOf } from '../../shared/blocks/record/with-record.tsx';
import type { Requirement } from '../../shared/domain/requirement/requirement.ts';
import { useText } from '../../shared/platform/i18n/use-text.ts';
import { handlingText } from './phrases.ts';
import { useLock } from './use-lock.ts';

/** Why it is not done: the customer reads it. */
export function RejectForm({ record, kind }: FormOf<Requirement>) {
  useLock(record.id, true);
  return (
    <ReasonForm
      kind={kind}
      record={record}
      action="reject"
      call={reject}
      dictionary="requirementReject"
      path="reason"
      text={useText(handlingText).reject}
      request={({ code, remark }, base) => ({ id: record.id, ...base, reason: code, remark })}
    />
  );
}
