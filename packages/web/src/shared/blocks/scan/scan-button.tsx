import { useState } from 'react';
import { IconButton } from '../../components/icon-button.tsx';
import { lazySheet } from '../../components/lazy-part.tsx';
import { useText } from '../../platform/i18n/use-text.ts';
import { scanText } from './phrases.ts';

const ScanSheet = lazySheet(async () => (await import('./scan-sheet.tsx')).ScanSheet);

interface ScanButtonProps {
  onFound: (code: string) => void;
  /** Who came here came to scan. */
  openAtOnce?: boolean;
}

/** Opens the scanner and tells what it read. */
export function ScanButton({ onFound, openAtOnce = false }: ScanButtonProps) {
  const text = useText(scanText);
  const [open, setOpen] = useState(openAtOnce);
  return (
    <>
      <IconButton icon="scan" label={text.title} onClick={() => setOpen(true)} />
      {open && <ScanSheet onFound={onFound} onClosed={() => setOpen(false)} />}
    </>
  );
}
