import { useState } from 'react';
import { Button } from '../../../shared/components/button.tsx';
import { FieldFrame } from '../../../shared/components/field-frame.tsx';
import { lazySheet } from '../../../shared/components/lazy-part.tsx';
import { Select } from '../../../shared/components/select.tsx';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import type { Reporter } from '../data/use-site-data.ts';
import { ordersText } from '../phrases/index.ts';

const ReporterSheet = lazySheet(async () => (await import('./reporter-sheet.tsx')).ReporterSheet);

interface ReporterFieldProps {
  cellId: string;
  reporters: readonly Reporter[];
  /** Empty: myself. */
  value: string;
  onChange: (reportId: string) => void;
  myName: string;
  error?: string;
}

/** Who reports; the list can be changed on the spot. */
export function ReporterField({ cellId, reporters, value, onChange, myName, error }: ReporterFieldProps) {
  const { build: text } = useText(ordersText);
  const [managed, setManaged] = useState(false);
  return (
    <>
      <FieldFrame label={text.reporter} error={error}>
        <Select
          title={text.reporter}
          options={reporters.map(({ id, name, phone }) => ({ value: id, label: name, note: phone }))}
          value={value || undefined}
          onChange={(chosen) => onChange(chosen ?? '')}
          placeholder={text.myself(myName)}
          disabled={reporters.length === 0}
        />
      </FieldFrame>
      <Button kind="link" small disabled={cellId === ''} onClick={() => setManaged(true)}>
        {text.reporters}
      </Button>
      {managed && (
        <ReporterSheet
          cellId={cellId}
          reporters={reporters}
          onChoose={onChange}
          onClosed={() => setManaged(false)}
        />
      )}
    </>
  );
}
