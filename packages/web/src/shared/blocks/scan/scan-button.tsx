import { useState } from 'react';
import { IconButton } from '../../components/icon-button.tsx';
import { lazySheet } from '../../components/lazy-part.tsx';
import { useText } from '../../platform/i18n/use-text.ts';
import { scanText } from './phrases/index.ts';

const ScanSheet = lazySheet(async () => (await import('./scan-sheet.tsx')).ScanSheet);

/** Opens the scanner and tells what it read. */
export function ScanButton({ onFound }: { onFound: (code: string) => void }) {
  const text = useText(scanText);
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton icon="scan" label={text.title} onClick={() => setOpen(true)} />
      {open && <ScanSheet onFound={onFound} onClosed={() => setOpen(false)} />}
    </>
  );
}
