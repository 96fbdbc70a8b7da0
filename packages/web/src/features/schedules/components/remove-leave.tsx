import { save } from '@svcdesk/core/contract/leave';
import { Button } from '../../../shared/components/button.tsx';
import { ask } from '../../../shared/components/question-store.ts';
import { useSend } from '../../../shared/platform/api/use-send.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { sharedText } from '../../../shared/platform/phrases/shared.ts';
import { showToast } from '../../../shared/platform/toast-store.ts';
import { dutyText } from '../phrases/duty.ts';

interface RemoveLeaveProps {
  id: string;
  version: number;
  onDone: () => Promise<void>;
}

/** Takes leave back, once asked. */
export function RemoveLeave({ id, version, onDone }: RemoveLeaveProps) {
  const text = useText(dutyText).leave;
  const shared = useText(sharedText);
  const { send, busy } = useSend(save, { toastFailure: true });
  async function remove() {
    const sure = await ask({
      title: text.removeTitle,
      okLabel: text.remove,
      cancelLabel: shared.action.cancel,
      danger: true,
    });
    if (!sure || !(await send(() => ({ id, delete: true, version })))) return;
    showToast(text.removed);
    await onDone();
  }
  return (
    <Button kind="danger" block busy={busy} onClick={remove}>
      {text.remove}
    </Button>
  );
}
