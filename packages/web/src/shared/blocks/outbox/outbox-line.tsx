import { useEffect, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { lazySheet } from '../../components/lazy-part.tsx';
import { refetchAfter } from '../../platform/api/query-client.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { onOutcome, useMyOutbox } from '../../platform/outbox/outbox.ts';
import './outbox.css';
import { showToast } from '../../platform/toast-store.ts';
import { lineWords } from './line-words.ts';
import { outboxText } from './phrases.ts';

const OutboxSheet = lazySheet(async () => (await import('./outbox-sheet.tsx')).OutboxSheet);

/** One line while something waits or was refused, and the way to it; on every page, so that nothing is forgotten. */
export function OutboxLine() {
  const text = useText(outboxText);
  const items = useMyOutbox();
  const [open, setOpen] = useState(false);
  useEffect(
    () =>
      onOutcome((item, { state }) => {
        const { words = '', title = '' } = item.about ?? {};
        if (state === 'done') showToast(text.sent(words, title));
        if (state !== 'refused') return;
        showToast(text.notSent(words, title), 'error');
        // What stands in its way is news for the page.
        refetchAfter(item.callId);
      }),
    [text],
  );
  return (
    <div className="sd-outbox-line" role="status">
      {items.length > 0 && (
        <p className="sd-row">
          <span className="sd-grow">{lineWords(items, text)}</span>
          <Button small kind="link" onClick={() => setOpen(true)}>
            {text.show}
          </Button>
        </p>
      )}
      {open && <OutboxSheet onClosed={() => setOpen(false)} />}
    </div>
  );
}
