import { fieldTypeOf } from '@svcdesk/core/format';
import { lazyPart } from '../../components/lazy-part.tsx';
import type { FieldProps } from './field-props.ts';
import { SingleField } from './single-field.tsx';

const TableField = lazyPart(async () => (await import('./table-field.tsx')).TableField);

/** One custom field, of whichever type. */
export function CustomFieldView(props: FieldProps) {
  if (fieldTypeOf(props.field.fieldTypeName) !== 'table') return <SingleField {...props} />;
  return <TableField {...props} />;
}
