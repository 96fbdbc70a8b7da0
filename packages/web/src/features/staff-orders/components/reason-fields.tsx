import type { DictionaryCode } from '@svcdesk/core/rules';
import { LoadFailure } from '../../../shared/blocks/list/load-state.tsx';
import { FieldFrame } from '../../../shared/components/field-frame.tsx';
import { RadioChips } from '../../../shared/components/radio-chips.tsx';
import { TextArea } from '../../../shared/components/text-area.tsx';
import { needsRemark, useDictionary } from '../../../shared/platform/api/dictionary.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { sharedText } from '../../../shared/platform/phrases/index.ts';
import { actText } from '../phrases/act.ts';

export const remarkMax = 1000;

interface ReasonFieldsProps {
  dictionary: DictionaryCode;
  label: string;
  reason: string;
  remark: string;
  onChange: (patch: { reason?: string; remark?: string }) => void;
  /** Mistakes show once the form was sent. */
  checked: boolean;
  /** The server asks for a remark, too. */
  remarkWanted?: boolean;
  remarkHint?: string;
}

/** Why, from a dictionary, and a remark where the reason says too little by itself. */
export function ReasonFields(props: ReasonFieldsProps) {
  const { dictionary, label, reason, remark, onChange, checked, remarkHint } = props;
  const text = useText(actText);
  const shared = useText(sharedText);
  const reasons = useDictionary(dictionary);
  const wanted = props.remarkWanted || needsRemark(reasons.data?.find(({ value }) => value === reason));
  const error = (missing: boolean, name: string) =>
    checked && missing ? shared.field.missing(name) : undefined;
  if (reasons.isError) return <LoadFailure error={reasons.error} onRetry={reasons.refetch} />;
  const pauses = reasons.data?.find(({ value }) => value === reason)?.flags?.pausesSla === true;
  const clockHint =
    dictionary === 'hangUpReason' && reason !== ''
      ? text.hangUp.clock[String(pauses) as 'true' | 'false']
      : undefined;
  return (
    <>
      <FieldFrame label={label} required group hint={clockHint} error={error(reason === '', label)}>
        <RadioChips
          options={reasons.data ?? []}
          value={reason || undefined}
          onChange={(value) => onChange({ reason: value })}
        />
      </FieldFrame>
      <FieldFrame
        label={text.remark}
        required={wanted}
        hint={remarkHint}
        error={error(wanted === true && remark.trim() === '', text.remark)}
      >
        <TextArea value={remark} onChange={(words) => onChange({ remark: words })} maxLength={remarkMax} />
      </FieldFrame>
    </>
  );
}

/** Whether reason and remark may be sent. */
export function useReasonComplete(dictionary: DictionaryCode, reason: string, remark: string): boolean {
  const reasons = useDictionary(dictionary);
  const chosen = reasons.data?.find(({ value }) => value === reason);
  return reason !== '' && (!needsRemark(chosen) || remark.trim() !== '');
}
