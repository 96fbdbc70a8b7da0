import { isContactPhone } from '@svcdesk/core/contract/limits';
import { maxLengthOf } from '@svcdesk/core/contract/max-length';
import { modify } from '@svcdesk/core/contract/reporters';
import { isVisible, normalizePhone } from '@svcdesk/core/format';
import { useState } from 'react';
import { DraftNotice } from '../../blocks/drafts/draft-notice.tsx';
import { useDraft } from '../../blocks/drafts/use-draft.ts';
import { Button } from '../../components/button.tsx';
import { FieldFrame } from '../../components/field-frame.tsx';
import { Form } from '../../components/form.tsx';
import { PhoneInput } from '../../components/phone-input.tsx';
import { TextInput } from '../../components/text-input.tsx';
import { useText } from '../../platform/i18n/use-text.ts';
import { sharedText } from '../../platform/phrases/shared.ts';
import { reporterText } from './phrases.ts';
import type { Reporter } from './reporter.ts';
import './reporter.css';

export interface ReporterDraft {
  name: string;
  phone: string;
}

interface ReporterFormProps {
  /** Of which site. */
  cellId: string;
  /** The one to correct; absent for a new one. */
  reporter?: Reporter;
  /** Gives whether it is saved. */
  onSave: (draft: ReporterDraft) => Promise<boolean>;
  onCancel: () => void;
}

/** Name and phone of a reporter. */
export function ReporterForm({ cellId, reporter, onSave, onCancel }: ReporterFormProps) {
  const text = useText(reporterText);
  const shared = useText(sharedText);
  const draft = useDraft<ReporterDraft>('reporter', reporter?.id ?? cellId, {
    name: reporter?.name ?? '',
    phone: reporter?.phone ?? '',
  });
  const { name, phone } = draft.value;
  const [checked, setChecked] = useState(false);
  const [busy, setBusy] = useState(false);
  const nameMissing = !isVisible(name);
  const phoneWrong = !isContactPhone(phone);

  async function submit(): Promise<void> {
    setChecked(true);
    if (nameMissing || phoneWrong) return;
    setBusy(true);
    if (await onSave({ name: name.trim(), phone: normalizePhone(phone) })) await draft.sent();
    setBusy(false);
  }

  function cancel(): void {
    draft.discard();
    onCancel();
  }

  return (
    <Form onSubmit={submit}>
      <DraftNotice draft={draft} />
      <FieldFrame
        label={text.name}
        required
        error={checked && nameMissing ? shared.field.missing(text.name) : undefined}
      >
        <TextInput
          value={name}
          onChange={(typed) => draft.change({ name: typed })}
          maxLength={maxLengthOf(modify, 'name')}
          autoComplete="name"
        />
      </FieldFrame>
      <FieldFrame label={text.phone} required error={checked && phoneWrong ? text.phoneWrong : undefined}>
        <PhoneInput value={phone} onChange={(typed) => draft.change({ phone: typed })} autoComplete="tel" />
      </FieldFrame>
      <div className="sd-reporter-buttons">
        <Button onClick={cancel}>{shared.action.cancel}</Button>
        <Button kind="main" type="submit" busy={busy}>
          {shared.action.save}
        </Button>
      </div>
    </Form>
  );
}
