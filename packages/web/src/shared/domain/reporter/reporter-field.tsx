import { useState } from 'react';
import { ChoiceButton } from '../../components/choice-button.tsx';
import { FieldFrame } from '../../components/field-frame.tsx';
import { lazySheet } from '../../components/lazy-part.tsx';
import { useText } from '../../platform/i18n/use-text.ts';
import { reporterText } from './phrases.ts';
import type { ChosenReporter } from './reporter.ts';

const ReporterSheet = lazySheet(async () => (await import('./reporter-sheet.tsx')).ReporterSheet);

interface ReporterFieldProps {
  /** Empty: not known yet, so there is no one to choose. */
  cellId: string;
  chosen: ChosenReporter | undefined;
  onChoose: (reporter: ChosenReporter | undefined) => void;
  /** Shown while none is chosen: who it is then. */
  placeholder?: string;
  error?: string;
}

/** Who reports: one of the site's people, who are added, corrected and deleted in the same sheet. */
export function ReporterField({ cellId, chosen, onChoose, placeholder, error }: ReporterFieldProps) {
  const text = useText(reporterText);
  const [open, setOpen] = useState(false);
  return (
    <>
      <FieldFrame label={text.title} hint={chosen?.phone} error={error}>
        <ChoiceButton
          words={chosen?.name ?? ''}
          placeholder={placeholder ?? text.choosePrompt}
          onOpen={() => setOpen(true)}
          disabled={cellId === ''}
        />
      </FieldFrame>
      {open && (
        <ReporterSheet cellId={cellId} chosen={chosen} onChoose={onChoose} onClosed={() => setOpen(false)} />
      )}
    </>
  );
}
