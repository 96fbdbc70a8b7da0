import { fieldTypeOf } from '@svcdesk/core/format';
import { lazyPart } from '../../components/lazy-part.tsx';
import { inputOf } from './field-input.ts';
import { SingleField } from './single-field.tsx';
import type { CustomFieldsHandle } from './use-custom-fields.ts';

const TableField = lazyPart(async () => (await import('./table-field.tsx')).TableField);

/** The fields of a template, those that show with the present inputs. */
export function CustomFields({ form }: { form: CustomFieldsHandle }) {
  const { shown, inputs, set, errors, side } = form;
  return shown.map((field) => {
    const Field = fieldTypeOf(field.fieldTypeName) === 'table' ? TableField : SingleField;
    return (
      <Field
        key={field.fieldId}
        field={field}
        input={inputOf(field, inputs)}
        onInput={(input) => set(field.fieldId, input)}
        errorAt={(under) => errors[under === undefined ? field.fieldId : `${field.fieldId}.${under}`]}
        side={side}
      />
    );
  });
}
