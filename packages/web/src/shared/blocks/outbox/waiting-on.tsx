import { useWaiting } from '../../platform/outbox/outbox.ts';
import { OutboxEntry } from './outbox-entry.tsx';

/** What this phone has done to a thing that has not reached the server. The region is there before its words. */
export function WaitingOn({ kind, id }: { kind: string; id: string }) {
  const items = useWaiting(kind, id);
  return (
    <div role="status">
      {items.length > 0 && (
        <ul className="sd-stack">
          {items.map((item) => (
            <li key={item.key}>
              <OutboxEntry item={item} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
