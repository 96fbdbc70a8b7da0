import { fieldTypeOf } from '@svcdesk/core/format';
import { type Asset, type AssetProperty, fieldsOf, valuesOf } from '../../shared/domain/asset/asset.ts';
import {
  answersOf,
  type CustomField,
  type FieldInputs,
} from '../../shared/domain/custom-fields/field-input.ts';

const fileTypes = ['image', 'file', 'signature'];

/** What the form of an asset begins with; files show beside it and are only replaced. */
export function inputsOf(asset: Asset, fields: readonly CustomField[]): FieldInputs {
  const values = valuesOf(asset);
  const plain = fields.filter(({ fieldTypeName }) => !fileTypes.includes(fieldTypeOf(fieldTypeName) ?? ''));
  return Object.fromEntries(plain.map(({ fieldId }) => [fieldId, values[fieldId] ?? '']));
}

/** What of the values this person changed; what others have made of the rest is left alone. */
export function changedValues(
  asset: Asset,
  definitions: readonly AssetProperty[],
  inputs: FieldInputs,
): Record<string, string> {
  const fields = fieldsOf(asset, definitions);
  const touched = fields.filter(({ fieldId }) => fieldId in inputs);
  const before = valuesOf(asset);
  const changed = answersOf(touched, inputs).filter(
    ({ fieldId, fieldValue }) => (before[fieldId] ?? '') !== fieldValue,
  );
  return Object.fromEntries(changed.map(({ fieldId, fieldValue }) => [fieldId, fieldValue]));
}
