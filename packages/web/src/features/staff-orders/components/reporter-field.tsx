import { reportersByCell } from '@svcdesk/core/contract/customers';
import { add } from '@svcdesk/core/contract/reporters';
import { useState } from 'react';
import { Button } from '../../../shared/components/button.tsx';
import { FieldFrame } from '../../../shared/components/field-frame.tsx';
import { Select } from '../../../shared/components/select.tsx';
import { TextInput } from '../../../shared/components/text-input.tsx';
import { useCall } from '../../../shared/platform/api/use-call.ts';
import { useSend } from '../../../shared/platform/api/use-send.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { sharedText } from '../../../shared/platform/phrases/index.ts';
import type { ChosenReporter } from '../data/chosen-reporter.ts';
import '../../../shared/domain/custom-fields/custom-fields.css';
import '../../../shared/components/field-frame.css';
import { buildText } from '../phrases/build.ts';

interface ReporterFieldProps {
  cellId: string;
  chosen: ChosenReporter | undefined;
  onChoose: (reporter: ChosenReporter | undefined) => void;
}

/** Who reported it: one of the site's people, or somebody who is added here. */
export function ReporterField({ cellId, chosen, onChoose }: ReporterFieldProps) {
  const text = useText(buildText).reporter;
  const shared = useText(sharedText);
  const [adding, setAdding] = useState(false);
  const reporters = useCall(reportersByCell, { cellId });
  const known = reporters.data ?? [];
  const all = chosen && !known.some(({ id }) => id === chosen.id) ? [chosen, ...known] : known;
  const waiting = reporters.isError ? shared.state.failed : shared.state.loading;
  return (
    <>
      <FieldFrame label={text.label} hint={chosen?.phone}>
        <Select
          title={text.label}
          options={all.map(({ id, name, phone }) => ({ value: id, label: name, note: phone }))}
          value={chosen?.id}
          onChange={(id) => onChoose(all.find((each) => each.id === id))}
          placeholder={reporters.data ? (known.length === 0 ? text.none : undefined) : waiting}
          disabled={all.length === 0}
          clearable={chosen !== undefined}
        />
      </FieldFrame>
      {adding ? (
        <NewReporter
          cellId={cellId}
          onAdded={(reporter) => {
            setAdding(false);
            onChoose(reporter);
          }}
          onCancel={() => setAdding(false)}
        />
      ) : (
        <Button small kind="link" onClick={() => setAdding(true)}>
          {text.add}
        </Button>
      )}
    </>
  );
}

interface NewReporterProps {
  cellId: string;
  onAdded: (reporter: ChosenReporter) => void;
  onCancel: () => void;
}

function NewReporter({ cellId, onAdded, onCancel }: NewReporterProps) {
  const text = useText(buildText).reporter;
  const shared = useText(sharedText);
  const [name, setName] = useState('');
  const [phone, setPhone] = useState('');
  const [checked, setChecked] = useState(false);
  const sending = useSend(add);
  const refused = sending.failure?.fields ?? {};
  const missing = (value: string, label: string) =>
    checked && value.trim() === '' ? shared.field.missing(label) : undefined;
  const save = async () => {
    setChecked(true);
    if (name.trim() === '' || phone.trim() === '') return;
    const added = await sending.send(() => ({ cellId, name: name.trim(), phone: phone.trim() }));
    if (added) onAdded(added);
  };
  return (
    <div className="sd-field-box">
      <FieldFrame label={text.name} required error={missing(name, text.name) ?? refused.name}>
        <TextInput autoComplete="off" value={name} onChange={setName} maxLength={100} />
      </FieldFrame>
      <FieldFrame label={text.phone} required error={missing(phone, text.phone) ?? refused.phone}>
        <TextInput
          type="tel"
          inputMode="tel"
          autoComplete="off"
          value={phone}
          onChange={setPhone}
          maxLength={20}
        />
      </FieldFrame>
      <div role="alert">
        {sending.failure && Object.keys(refused).length === 0 && (
          <p className="sd-field-error">{sending.failure.words}</p>
        )}
      </div>
      <div className="sd-row">
        <Button small onClick={onCancel}>
          {shared.action.cancel}
        </Button>
        <Button small kind="main" busy={sending.busy} onClick={save}>
          {text.save}
        </Button>
      </div>
    </div>
  );
}
