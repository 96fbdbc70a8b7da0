import { fieldLimits } from '@svcdesk/core/format';
import { Button } from '../../components/button.tsx';
import { FieldFrame } from '../../components/field-frame.tsx';
import { IconButton } from '../../components/icon-button.tsx';
import { useText } from '../../platform/i18n/use-text.ts';
import './custom-fields.css';
import { emptyRow, inputOf, type RowInput, rowsOf } from './field-input.ts';
import { fieldText } from './phrases.ts';
import { SingleField } from './single-field.tsx';
import type { FieldProps } from './use-custom-fields.ts';

/** Rows of the same few fields, one below the other: a phone is too narrow for a grid. */
export function TableField({ field, input, onInput, errorAt, ...rest }: FieldProps) {
  const text = useText(fieldText).table;
  const rows = rowsOf(input);
  const max = Math.min(field.max ?? fieldLimits.rows, fieldLimits.rows);
  const change = (next: readonly RowInput[]) => onInput({ rows: next });
  return (
    <FieldFrame label={field.name} required={field.required} error={errorAt()} hint={field.placeholder} group>
      {rows.length === 0 && <p className="sd-meta">{text.empty}</p>}
      {rows.map((row, index) => (
        <fieldset key={row.key} className="sd-field-box" aria-label={text.row(index + 1)}>
          <div className="sd-row">
            <span className="sd-meta sd-num sd-grow">{text.row(index + 1)}</span>
            <IconButton
              icon="trash"
              label={text.remove(index + 1)}
              onClick={() => change(rows.filter((other) => other.key !== row.key))}
            />
          </div>
          {(field.columns ?? []).map((column) => (
            <SingleField
              {...rest}
              key={column.fieldId}
              field={column}
              input={inputOf(column, row.cells)}
              errorAt={() => errorAt(`${index}.${column.fieldId}`)}
              onInput={(cell) =>
                change(
                  rows.map((other) =>
                    other.key === row.key
                      ? { ...row, cells: { ...row.cells, [column.fieldId]: cell } }
                      : other,
                  ),
                )
              }
            />
          ))}
        </fieldset>
      ))}
      {rows.length < max && (
        <Button small onClick={() => change([...rows, emptyRow()])}>
          {text.add}
        </Button>
      )}
    </FieldFrame>
  );
}
