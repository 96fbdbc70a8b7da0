import { randomId } from '@svcdesk/core';
import type { DataOf, templates } from '@svcdesk/core/contract';
import { type FieldAnswer, fieldTypeOf } from '@svcdesk/core/format';
import type { Photo } from '../../blocks/photos/photo.ts';

/** A field of a template, as the contract gives it; a column of a table field fits too. */
export type CustomField = DataOf<typeof templates.find>['fields'][number];

/** Picked photos and files, on their way to the server or there already. */
export interface FilesInput {
  files: readonly Photo[];
}

/** A row of a table field; the key stays while rows come and go. */
export interface RowInput {
  key: string;
  cells: FieldInputs;
}

export interface RowsInput {
  rows: readonly RowInput[];
}

/** What a person has entered: the text to be stored, or what becomes one when the form is sent. Fit for a draft. */
export type FieldInput = string | FilesInput | RowsInput;

/** Inputs by fieldId; a field that nobody touched is absent. */
export type FieldInputs = Readonly<Record<string, FieldInput>>;

export function filesOf(input: FieldInput): readonly Photo[] {
  return typeof input === 'object' && 'files' in input ? input.files : [];
}

export function rowsOf(input: FieldInput): readonly RowInput[] {
  return typeof input === 'object' && 'rows' in input ? input.rows : [];
}

export function emptyRow(): RowInput {
  return { key: randomId(), cells: {} };
}

/** What a field begins with: its default; a switch that nobody touched is off, not unanswered. */
function firstInput({ fieldTypeName, default: preset }: CustomField): FieldInput {
  switch (fieldTypeOf(fieldTypeName)) {
    case 'image':
    case 'file':
    case 'signature':
      return { files: [] };
    case 'table':
      return { rows: [] };
    case 'switch':
      return preset ?? 'false';
    default:
      return preset ?? '';
  }
}

export function inputOf(field: CustomField, inputs: FieldInputs): FieldInput {
  return inputs[field.fieldId] ?? firstInput(field);
}

/**
 * The text that is stored. A file that has not reached the server yet is left out, or with `pending` named by the id
 * it has on this phone, so that a form can be checked while its files are still under way.
 */
export function storedOf(field: CustomField, input: FieldInput, pending = false): string {
  if (typeof input === 'string') return input.trim();
  if ('files' in input) {
    return input.files.flatMap(({ id, url }) => url ?? (pending ? id : [])).join(',');
  }
  const rows = input.rows.map(({ cells }) => Object.fromEntries(cellsOf(field, cells, pending)));
  return rows.length === 0 ? '' : JSON.stringify(rows);
}

function cellsOf(field: CustomField, cells: FieldInputs, pending: boolean): [string, string][] {
  return (field.columns ?? []).flatMap((column): [string, string][] => {
    const stored = storedOf(column, inputOf(column, cells), pending);
    return stored === '' ? [] : [[column.fieldId, stored]];
  });
}

export function answersOf(
  fields: readonly CustomField[],
  inputs: FieldInputs,
  pending = false,
): FieldAnswer[] {
  return fields.map((field) => ({
    fieldId: field.fieldId,
    fieldValue: storedOf(field, inputOf(field, inputs), pending),
  }));
}

/** Every file of a form, those in table rows included. */
export function photosIn(inputs: FieldInputs): Photo[] {
  return Object.values(inputs).flatMap((input) => [
    ...filesOf(input),
    ...rowsOf(input).flatMap((row) => photosIn(row.cells)),
  ]);
}

/** The same inputs with newer states of their files, matched by id. */
export function withPhotos(inputs: FieldInputs, photos: readonly Photo[]): FieldInputs {
  const newer = new Map(photos.map((photo) => [photo.id, photo]));
  return Object.fromEntries(
    Object.entries(inputs).map(([fieldId, input]): [string, FieldInput] => {
      if (typeof input === 'string') return [fieldId, input];
      if ('files' in input) {
        return [fieldId, { files: input.files.map((photo) => newer.get(photo.id) ?? photo) }];
      }
      const rows = input.rows.map((row) => ({ ...row, cells: withPhotos(row.cells, photos) }));
      return [fieldId, { rows }];
    }),
  );
}
