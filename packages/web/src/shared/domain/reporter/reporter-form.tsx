import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { FieldFrame } from '../../components/field-frame.tsx';
import { Form } from '../../components/form.tsx';
import { TextInput } from '../../components/text-input.tsx';
import { useText } from '../../platform/i18n/use-text.ts';
import { sharedText } from '../../platform/phrases/index.ts';
import { isPhone } from './phone.ts';
import { reporterText } from './phrases/index.ts';
import type { Reporter } from './reporter.ts';

export interface ReporterDraft {
  name: string;
  phone: string;
}

interface ReporterFormProps {
  /** The one to correct; absent for a new one. */
  reporter?: Reporter;
  onSave: (draft: ReporterDraft) => Promise<void>;
  onCancel: () => void;
}

/** Name and phone of somebody who reports faults. */
export function ReporterForm({ reporter, onSave, onCancel }: ReporterFormProps) {
  const text = useText(reporterText);
  const shared = useText(sharedText);
  const [name, setName] = useState(reporter?.name ?? '');
  const [phone, setPhone] = useState(reporter?.phone ?? '');
  const [checked, setChecked] = useState(false);
  const [busy, setBusy] = useState(false);
  const nameMissing = name.trim() === '';
  const phoneWrong = !isPhone(phone);

  async function submit(): Promise<void> {
    setChecked(true);
    if (nameMissing || phoneWrong) return;
    setBusy(true);
    await onSave({ name: name.trim(), phone: phone.trim() });
    setBusy(false);
  }

  return (
    <Form onSubmit={submit}>
      <FieldFrame
        label={text.name}
        required
        error={checked && nameMissing ? shared.field.missing(text.name) : undefined}
      >
        <TextInput value={name} onChange={setName} maxLength={100} autoComplete="name" />
      </FieldFrame>
      <FieldFrame label={text.phone} required error={checked && phoneWrong ? text.phoneWrong : undefined}>
        <TextInput
          value={phone}
          onChange={setPhone}
          type="tel"
          inputMode="tel"
          maxLength={20}
          autoComplete="tel"
        />
      </FieldFrame>
      <div className="sd-reporter-buttons">
        <Button onClick={onCancel}>{shared.action.cancel}</Button>
        <Button kind="main" type="submit" busy={busy}>
          {shared.action.save}
        </Button>
      </div>
    </Form>
  );
}
