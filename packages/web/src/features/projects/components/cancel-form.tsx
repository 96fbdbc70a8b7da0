import { handle } from '@svcdesk/core/contract/projects';
import { ReasonForm } from '../../../shared/blocks/action/reason-form.tsx';
import type { ProjectOrder } from '../../../shared/domain/project/project.ts';
import { projectOrder } from '../../../shared/domain/project/project-kind.tsx';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { projectBook } from '../phrases.ts';

/** A duplicate is named by its order, which project orders do not ask for. */
const without = ['duplicate'];

export function CancelForm({ thing }: { thing: ProjectOrder }) {
  return (
    <ReasonForm
      kind={projectOrder}
      thing={thing}
      action="cancel"
      call={handle}
      dictionary="cancelReason"
      without={without}
      text={useText(projectBook).cancel}
      request={({ code, remark }, base) => ({
        orderId: thing.id,
        action: 'cancel' as const,
        ...base,
        reasonCode: code,
        remark,
      })}
    />
  );
}
