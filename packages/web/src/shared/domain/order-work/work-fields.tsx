import { FormField } from '../../blocks/form/fields.tsx';
import type { FieldsHandle } from '../../blocks/form/use-form.ts';
import { FieldFrame } from '../../components/field-frame.tsx';
import { Select } from '../../components/select.tsx';
import { TextInput } from '../../components/text-input.tsx';
import { useDictionary } from '../../platform/api/dictionary.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { sharedText } from '../../platform/phrases/index.ts';
import { actText } from './phrases/act.ts';
import type { ResolveFields } from './resolve-draft.ts';

/** What it was and how long it took. */
export function WorkFields({ form }: { form: FieldsHandle<Pick<ResolveFields, 'cause' | 'minutes'>> }) {
  const text = useText(actText).resolve;
  const shared = useText(sharedText);
  const causes = useDictionary('cause');
  const waiting = causes.isError ? shared.state.failed : shared.state.loading;
  const { cause, minutes } = form.fields;
  return (
    <>
      <FieldFrame label={text.cause}>
        <Select
          title={text.cause}
          options={causes.data ?? []}
          value={cause || undefined}
          onChange={(code = '') => form.set({ cause: code })}
          placeholder={causes.data ? undefined : waiting}
          disabled={!causes.data}
          clearable={cause !== ''}
        />
      </FieldFrame>
      <FormField form={form} path="spentMinutes" label={text.minutes}>
        <TextInput
          inputMode="numeric"
          autoComplete="off"
          value={minutes}
          onChange={(typed) => form.set({ minutes: typed })}
          maxLength={6}
          after={<span className="sd-meta">{text.minutesUnit}</span>}
        />
      </FormField>
    </>
  );
}
