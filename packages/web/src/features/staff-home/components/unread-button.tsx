import { lazy, Suspense, useEffect, useState } from 'react';
import { setBadge } from '../../../shared/badges.ts';
import { IconButton } from '../../../shared/components/icon-button.tsx';
import { useText } from '../../../shared/i18n/use-text.ts';
import { useUnread } from '../data/use-home.ts';
import { homeText } from '../phrases/index.ts';

const UnreadSheet = lazy(() => import('./unread-sheet.tsx').then((file) => ({ default: file.UnreadSheet })));

/** How many messages wait; a tap says of which kind. */
export function UnreadButton() {
  const text = useText(homeText);
  const [open, setOpen] = useState(false);
  const orders = useUnread(0).data ?? 0;
  const system = useUnread(1).data ?? 0;
  useEffect(() => setBadge('messages', orders + system), [orders, system]);
  return (
    <>
      <IconButton icon="bell" label={text.messages} badge={orders + system} onClick={() => setOpen(true)} />
      {open && (
        <Suspense fallback={null}>
          <UnreadSheet orders={orders} system={system} onClosed={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
