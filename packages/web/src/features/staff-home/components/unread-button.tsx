import { useEffect, useState } from 'react';
import { setBadge } from '../../../shared/badges.ts';
import { Facts } from '../../../shared/components/facts.tsx';
import { IconButton } from '../../../shared/components/icon-button.tsx';
import { useText } from '../../../shared/i18n/use-text.ts';
import { Sheet } from '../../../shared/overlay/sheet.tsx';
import { useUnread } from '../data/use-home.ts';
import { homeText } from '../phrases/index.ts';

/** How many messages wait, and of which kind. */
export function UnreadButton() {
  const text = useText(homeText);
  const [open, setOpen] = useState(false);
  const orders = useUnread(0).data ?? 0;
  const system = useUnread(1).data ?? 0;
  const all = orders + system;
  useEffect(() => setBadge('messages', all), [all]);
  return (
    <>
      <IconButton icon="bell" label={text.messages} badge={all} onClick={() => setOpen(true)} />
      {open && (
        <Sheet title={text.unread} onClosed={() => setOpen(false)}>
          {all === 0 ? (
            <p>{text.noUnread}</p>
          ) : (
            <Facts
              facts={[
                { label: text.orderMessages, value: String(orders) },
                { label: text.systemMessages, value: String(system) },
              ]}
            />
          )}
        </Sheet>
      )}
    </>
  );
}
