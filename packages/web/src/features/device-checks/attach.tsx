import { progress } from '@svcdesk/core/contract/orders';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Button } from '../../shared/components/button.tsx';
import { lazySheet } from '../../shared/components/lazy-part.tsx';
import { useSend } from '../../shared/platform/api/use-send.ts';
import { useText } from '../../shared/platform/i18n/use-text.ts';
import { showToast } from '../../shared/platform/toast-store.ts';
import { text as book } from './phrases.ts';

const AttachSheet = lazySheet(async () => (await import('./attach-sheet.tsx')).AttachSheet);

interface AttachProps {
  summary: string;
  /** Something else is more likely what is wanted. */
  beside?: boolean;
}

/** Keeps what was found with the order that the address names, or one of mine: as a note that its customer does not see. */
export function Attach({ summary, beside }: AttachProps) {
  const text = useText(book).attach;
  const [params] = useSearchParams();
  const orderId = params.get('orderId');
  const [choosing, setChoosing] = useState(false);
  const { send, busy } = useSend(progress, { toastFailure: true });
  async function attach(id: string): Promise<void> {
    const done = await send((at) => ({ orderId: id, content: summary, internal: true, at: at || undefined }));
    if (done !== undefined) showToast(text.done);
  }
  return (
    <>
      <Button
        kind={beside ? 'tonal' : 'main'}
        busy={busy}
        onClick={() => (orderId === null ? setChoosing(true) : attach(orderId))}
      >
        {text.button}
      </Button>
      {choosing && <AttachSheet onChoose={(id) => void attach(id)} onClosed={() => setChoosing(false)} />}
    </>
  );
}
