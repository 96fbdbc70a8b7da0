import { CustomFieldView } from './custom-field-view.tsx';
import { inputOf } from './field-input.ts';
import type { CustomFieldsHandle } from './use-custom-fields.ts';

/** The fields of a template, those that show with the present inputs. */
export function CustomFields({ form }: { form: CustomFieldsHandle }) {
  const { shown, inputs, set, errors, side } = form;
  return shown.map((field) => (
    <CustomFieldView
      key={field.fieldId}
      field={field}
      input={inputOf(field, inputs)}
      onInput={(input) => set(field.fieldId, input)}
      errorAt={(under) => errors[under === undefined ? field.fieldId : `${field.fieldId}.${under}`]}
      side={side}
    />
  ));
}
