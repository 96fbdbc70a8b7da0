import { useRef } from 'react';
import { Sheet } from '../../components/sheet.tsx';
import { useForgetful } from '../../platform/forgetful-browser.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { useMyOutbox } from '../../platform/outbox/outbox.ts';
import { OutboxEntry } from './outbox-entry.tsx';
import { outboxText } from './phrases.ts';

/** Everything that waits, in the order in which it was done. */
export function OutboxSheet({ onClosed }: { onClosed: () => void }) {
  const text = useText(outboxText);
  const items = useMyOutbox();
  const forgetful = useForgetful();
  const next = useRef<() => unknown>(undefined);
  return (
    <Sheet
      title={text.title}
      onClosed={() => {
        onClosed();
        next.current?.();
      }}
    >
      {(close) =>
        items.length === 0 ? (
          <p className="sd-meta">{text.empty}</p>
        ) : (
          <>
            {forgetful && <p className="sd-meta">{text.forgetful}</p>}
            <ul className="sd-stack">
              {items.map((item) => (
                <li key={item.key}>
                  <OutboxEntry
                    item={item}
                    named
                    leave={(go) => {
                      next.current = go;
                      close();
                    }}
                  />
                </li>
              ))}
            </ul>
          </>
        )
      }
    </Sheet>
  );
}
