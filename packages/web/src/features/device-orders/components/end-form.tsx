import { handle } from '@svcdesk/core/contract/device-orders';
import { NoteForm } from '../../../shared/blocks/action/note-form.tsx';
import type { ExpectedDevice } from '../../../shared/domain/device-order/device-order.ts';
import { deviceOrder } from '../../../shared/domain/device-order/device-order-kind.tsx';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { text as book } from '../phrases.ts';

interface EndFormProps {
  thing: ExpectedDevice;
  action: 'void' | 'close';
}

/** It ends before it was done, or without a check: either way with the reason. */
function EndForm({ thing, action }: EndFormProps) {
  const text = useText(book)[action];
  return (
    <NoteForm
      kind={deviceOrder}
      thing={thing}
      action={action}
      call={handle}
      path="remark"
      text={text}
      danger
      request={({ words }, base) => ({ id: thing.id, action, ...base, remark: words })}
    />
  );
}

export const VoidForm = ({ thing }: { thing: ExpectedDevice }) => <EndForm thing={thing} action="void" />;
export const CloseForm = ({ thing }: { thing: ExpectedDevice }) => <EndForm thing={thing} action="close" />;
