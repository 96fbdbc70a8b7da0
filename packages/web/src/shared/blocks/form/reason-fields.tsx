import type { TreeNode } from '@svcdesk/core/contract';
import { isVisible } from '@svcdesk/core/format';
import type { DictionaryCode } from '@svcdesk/core/rules';
import { RadioChips } from '../../components/choice.tsx';
import { needsRemark, useDictionary } from '../../platform/api/dictionary.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { LoadFailure } from '../list/load-state.tsx';
import { FormField, WordsField } from './fields.tsx';
import { formText } from './phrases.ts';
import type { Problems } from './problems.ts';
import type { Reason } from './reason.ts';
import type { FieldsHandle } from './use-form.ts';

interface ReasonFieldsProps {
  form: FieldsHandle<Reason>;
  dictionary: DictionaryCode;
  label: string;
  /** The reason's name in the request. */
  path?: string;
  remarkHint?: string;
  /** What choosing it means. */
  meaning?: (chosen: TreeNode) => string;
  /** Items that are not for these people. */
  without?: readonly string[];
}

/** Why, from a dictionary, and a remark where the reason says too little by itself. */
export function ReasonFields(props: ReasonFieldsProps) {
  const { form, dictionary, label, path = 'reasonCode', remarkHint, meaning, without = [] } = props;
  const text = useText(formText);
  const reasons = useDictionary(dictionary);
  const { reasonCode } = form.fields;
  if (reasons.isError) return <LoadFailure error={reasons.error} onRetry={reasons.refetch} />;
  const offered = reasons.data?.filter(({ value }) => !without.includes(value)) ?? [];
  const chosen = offered.find(({ value }) => value === reasonCode);
  return (
    <>
      <FormField form={form} path={path} label={label} required group hint={chosen && meaning?.(chosen)}>
        <RadioChips
          options={offered}
          value={reasonCode || undefined}
          onChange={(value) => form.set({ reasonCode: value })}
        />
      </FormField>
      <WordsField
        form={form}
        name="remark"
        label={text.remark}
        required={needsRemark(chosen)}
        hint={remarkHint}
      />
    </>
  );
}

/** What is missing of a reason: its remark, where the dictionary asks for one. */
export function useReasonCheck(dictionary: DictionaryCode): (reason: Reason) => Problems {
  const reasons = useDictionary(dictionary);
  return ({ reasonCode, remark }) => {
    const chosen = reasons.data?.find(({ value }) => value === reasonCode);
    return { remark: needsRemark(chosen) && !isVisible(remark) };
  };
}
