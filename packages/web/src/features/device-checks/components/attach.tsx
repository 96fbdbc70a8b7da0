import { progress } from '@svcdesk/core/contract/orders';
import { useState } from 'react';
import { Button } from '../../../shared/components/button.tsx';
import { lazySheet } from '../../../shared/components/lazy-part.tsx';
import { useSend } from '../../../shared/platform/api/use-send.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { showToast } from '../../../shared/platform/toast-store.ts';
import { text as book } from '../phrases/index.ts';

const AttachSheet = lazySheet(async () => (await import('./attach-sheet.tsx')).AttachSheet);

interface AttachProps {
  summary: string;
  /** The order that the check is made for; otherwise one of mine is chosen. */
  orderId?: string;
}

/** Keeps what was found with an order, as a note that its customer does not see. */
export function Attach({ summary, orderId }: AttachProps) {
  const text = useText(book).attach;
  const [choosing, setChoosing] = useState(false);
  const { send, busy } = useSend(progress, { toastFailure: true });
  async function attach(id: string): Promise<void> {
    const done = await send((at) => ({ orderId: id, content: summary, internal: true, at: at || undefined }));
    if (done !== undefined) showToast(text.done);
  }
  return (
    <>
      <Button
        kind="main"
        busy={busy}
        onClick={() => (orderId === undefined ? setChoosing(true) : attach(orderId))}
      >
        {text.button}
      </Button>
      {choosing && <AttachSheet onChoose={(id) => void attach(id)} onClosed={() => setChoosing(false)} />}
    </>
  );
}
