import { fieldTypeOf } from '@svcdesk/core/format';
import { lazy, Suspense } from 'react';
import type { FieldProps } from './field-props.ts';
import { SingleField } from './single-field.tsx';

const TableField = lazy(async () => ({ default: (await import('./table-field.tsx')).TableField }));

/** One custom field, of whichever type. */
export function CustomFieldView(props: FieldProps) {
  if (fieldTypeOf(props.field.fieldTypeName) !== 'table') return <SingleField {...props} />;
  return (
    <Suspense fallback={null}>
      <TableField {...props} />
    </Suspense>
  );
}
