import type { DataOf, invites } from '@svcdesk/core/contract';
import { useState } from 'react';
import { Sheet } from '../../components/sheet.tsx';
import { useText } from '../../platform/i18n/use-text.ts';
import { InviteForm } from './invite-form.tsx';
import { InviteReady } from './invite-ready.tsx';
import { joinsText } from './phrases.ts';

/** An invitation as it is made, and then as it is handed on: its code is shown this once. */
export function InviteSheet({ onClosed }: { onClosed: () => void }) {
  const text = useText(joinsText);
  const [made, setMade] = useState<DataOf<typeof invites.create>>();
  return (
    <Sheet title={made ? text.ready : text.invite} onClosed={onClosed}>
      {made ? <InviteReady link={made.link} expiresAt={made.expiresAt} /> : <InviteForm onMade={setMade} />}
    </Sheet>
  );
}
