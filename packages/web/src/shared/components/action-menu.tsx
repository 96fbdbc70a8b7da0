import { useState } from 'react';
import { useText } from '../platform/i18n/use-text.ts';
import { sharedText } from '../platform/phrases/shared.ts';
import type { MenuAction } from './action-sheet.tsx';
import { IconButton } from './icon-button.tsx';
import { lazySheet } from './lazy-part.tsx';

const ActionSheet = lazySheet(async () => (await import('./action-sheet.tsx')).ActionSheet);

/** The dots: everything that is not the main action. Renders nothing when there is nothing to do. */
export function ActionMenu({ actions }: { actions: readonly MenuAction[] }) {
  const text = useText(sharedText);
  const [open, setOpen] = useState(false);
  if (actions.length === 0) return null;
  return (
    <>
      <IconButton icon="more" label={text.action.more} onClick={() => setOpen(true)} />
      {open && <ActionSheet title={text.action.more} actions={actions} onClosed={() => setOpen(false)} />}
    </>
  );
}
