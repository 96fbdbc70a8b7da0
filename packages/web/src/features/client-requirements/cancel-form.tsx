import { cancel } from '@svcdesk/core/contract/requirements';
import { cancelReasonsOfStaff } from '@svcdesk/core/rules';
import { ReasonForm } from '../../shared/blocks/action/note-form.tsx';
import type { Requirement } from '../../shared/domain/requirement/requirement.ts';
import { useText } from '../../shared/platform/i18n/use-text.ts';
import { clientRequirement } from './client-requirement.tsx';
import { requirementsText } from './phrases.ts';

/** It is not needed any more. The customer's word goes before the handler's, so it names no version. */
export function CancelForm({ record }: { record: Requirement }) {
  return (
    <ReasonForm
      kind={clientRequirement}
      record={record}
      action="cancel"
      call={cancel}
      dictionary="cancelReason"
      path="reason"
      without={cancelReasonsOfStaff}
      text={useText(requirementsText).act.cancel}
      request={({ code, remark }, { at }) => ({ id: record.id, at, reason: code, remark })}
    />
  );
}
