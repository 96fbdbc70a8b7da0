import { randomId } from '@svcdesk/core';
import type { DataOf, templates } from '@svcdesk/core/contract';
import { type FieldAnswer, fieldTypeOf } from '@svcdesk/core/format';
import { attachmentOf, type Photo } from '../../platform/photos/photo-store.ts';

/** A field of a template, as the contract gives it; a column of a table field fits too. */
export type CustomField = DataOf<typeof templates.find>['fields'][number];

/** Picked photos and files, kept by this device until they are sent. */
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

/** Inputs by fieldId; an untouched field is absent. */
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

/** What a field begins with: its default. An untouched switch is off, not unanswered. */
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

/** The text that is stored; files are named as the outbox knows them, which puts their addresses in. */
export function storedOf(field: CustomField, input: FieldInput): string {
  if (typeof input === 'string') return input.trim();
  if ('files' in input) return attachmentOf(input.files) ?? '';
  const rows = input.rows.map(({ cells }) => Object.fromEntries(cellsOf(field, cells)));
  return rows.length === 0 ? '' : JSON.stringify(rows);
}

function cellsOf(field: CustomField, cells: FieldInputs): [string, string][] {
  return (field.columns ?? []).flatMap((column): [string, string][] => {
    const stored = storedOf(column, inputOf(column, cells));
    return stored === '' ? [] : [[column.fieldId, stored]];
  });
}

export function answersOf(fields: readonly CustomField[], inputs: FieldInputs): FieldAnswer[] {
  return fields.map((field) => ({
    fieldId: field.fieldId,
    fieldValue: storedOf(field, inputOf(field, inputs)),
  }));
}
