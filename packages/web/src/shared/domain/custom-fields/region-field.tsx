import { dictionary } from '@svcdesk/core/contract';
import { formValueOf, type RegionChoice, storedValueOf } from '@svcdesk/core/format';
import { FieldFrame } from '../../components/field-frame.tsx';
import { Select } from '../../components/select.tsx';
import { useCall } from '../../platform/api/use-call.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { sharedText } from '../../platform/phrases/shared.ts';
import { type FieldProps, textOf } from './use-custom-fields.ts';

/** Province, city, district (GB/T 2260); stored from root to leaf. */
export function RegionField({ field, input, onInput, errorAt }: FieldProps) {
  const text = useText(sharedText);
  const regions = useCall(dictionary.tree, { code: 'region' }, { staleMs: Number.POSITIVE_INFINITY });
  const value = formValueOf(field.fieldTypeName, textOf(input));
  const path = (Array.isArray(value) ? value : []) as RegionChoice[];
  const waiting = regions.isError ? text.state.failed : text.state.loading;
  return (
    <FieldFrame label={field.name} required={field.required} error={errorAt()}>
      <Select
        title={field.name}
        options={regions.data ?? [{ value: path.at(-1)?.code ?? '', label: namesOf(path) }]}
        value={path.at(-1)?.code}
        onChange={(_value, steps) =>
          onInput(
            storedValueOf(
              field.fieldTypeName,
              steps.map((step) => ({ code: step.value, name: step.label })),
            ),
          )
        }
        placeholder={regions.data ? field.placeholder : waiting}
        disabled={!regions.data}
        clearable={!field.required && path.length > 0}
      />
    </FieldFrame>
  );
}

function namesOf(path: readonly RegionChoice[]): string {
  return path.map((step) => step.name).join(' / ');
}
