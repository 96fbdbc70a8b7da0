import type { ReactNode } from 'react';
import type { Option } from '../../components/option.ts';
import { Select } from '../../components/select.tsx';
import { useText } from '../../platform/i18n/use-text.ts';
import { sharedText } from '../../platform/phrases/shared.ts';
import { LoadFailure } from '../list/load-state.tsx';
import { FormField } from './fields.tsx';
import type { FieldsHandle } from './use-form.ts';

interface SelectFieldProps<Fields extends object> {
  form: FieldsHandle<Fields>;
  /** Of the field that holds what was chosen, '' for nothing. */
  name: keyof Fields & string;
  /** Its name in the request, where that is another. */
  path?: string;
  label: string;
  required?: boolean;
  hint?: ReactNode;
  options: readonly Option[] | undefined;
  /** Where the options come from, when they have to be asked for. */
  from?: { isError: boolean; error: unknown; refetch: () => unknown };
  /** Holds until somebody chooses. */
  usual?: string;
  clearable?: boolean;
}

/** One of a list, chosen in a sheet. What has to be loaded for it says so in its place, and how it is tried again. */
export function SelectField<Fields extends object>(props: SelectFieldProps<Fields>) {
  const { form, name, path = name, label, required, hint, options, from, usual, clearable } = props;
  const { state } = useText(sharedText);
  const chosen = (form.fields[name] as string) || usual || undefined;
  return (
    <>
      {from?.isError && <LoadFailure error={from.error} onRetry={from.refetch} />}
      <FormField form={form} path={path} label={label} required={required} hint={hint}>
        <Select
          title={label}
          options={options ?? []}
          value={chosen}
          onChange={(value = '') => form.set({ [name]: value } as Partial<Fields>)}
          placeholder={options || from?.isError ? undefined : state.loading}
          disabled={!options?.length}
          clearable={clearable && chosen !== undefined}
        />
      </FormField>
    </>
  );
}
