import { FieldFrame } from '../../../shared/components/field-frame.tsx';
import { Select } from '../../../shared/components/select.tsx';
import { TextInput } from '../../../shared/components/text-input.tsx';
import { useDictionary } from '../../../shared/platform/api/dictionary.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { sharedText } from '../../../shared/platform/phrases/index.ts';
import { actText } from '../phrases/act.ts';

const minutesMost = 100_000;

/** Typed minutes: none, a number, or something else. */
export function minutesOf(typed: string): number | undefined | 'wrong' {
  if (typed.trim() === '') return undefined;
  const minutes = Number(typed);
  return Number.isInteger(minutes) && minutes >= 0 && minutes <= minutesMost ? minutes : 'wrong';
}

interface WorkFieldsProps {
  cause: string;
  minutes: string;
  onChange: (patch: { cause?: string; minutes?: string }) => void;
  minutesError?: string;
}

/** What it was and how long it took. */
export function WorkFields({ cause, minutes, onChange, minutesError }: WorkFieldsProps) {
  const text = useText(actText).resolve;
  const shared = useText(sharedText);
  const causes = useDictionary('cause');
  const waiting = causes.isError ? shared.state.failed : shared.state.loading;
  return (
    <>
      <FieldFrame label={text.cause}>
        <Select
          title={text.cause}
          options={causes.data ?? []}
          value={cause || undefined}
          onChange={(code = '') => onChange({ cause: code })}
          placeholder={causes.data ? undefined : waiting}
          disabled={!causes.data}
          clearable={cause !== ''}
        />
      </FieldFrame>
      <FieldFrame label={text.minutes} error={minutesError}>
        <TextInput
          inputMode="numeric"
          autoComplete="off"
          value={minutes}
          onChange={(typed) => onChange({ minutes: typed })}
          maxLength={6}
          after={<span className="sd-meta">{text.minutesUnit}</span>}
        />
      </FieldFrame>
    </>
  );
}
