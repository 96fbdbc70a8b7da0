import { isSvcdeskError, issuesInWords } from '@svcdesk/core';
import type { DataOf, TreeNode } from '@svcdesk/core/contract';
import { tree } from '@svcdesk/core/contract/dictionary';
import { find } from '@svcdesk/core/contract/templates';
import {
  checkFields,
  type FieldAnswer,
  type FieldRow,
  type FormValue,
  fieldTypeOf,
  formKinds,
  formValueOf,
  isBlank,
  normalizeSearch,
  numberIn,
  type RegionChoice,
  storedValueOf,
  type TemplateField,
  visibleFields,
} from '@svcdesk/core/format';
import { format } from '@svcdesk/core/phrases';
import type { Context } from '../command.ts';
import { CliError, exitCode, usageError } from '../errors.ts';
import { commaParts, type Pair, type ReadContext } from '../line/flags.ts';
import { readClock, readDay, readInstant } from '../line/when.ts';
import { findResource } from '../resources/find.ts';
import type { ResourceName } from '../resources/resource.ts';
import type { Connection } from '../session/connection.ts';
import { uploadFiles } from './upload.ts';
import { inCodes } from './vocabulary.ts';

type Field = DataOf<typeof find>['fields'][number];

/** The flag that answers custom fields. */
const flag = '--field';

/** What custom fields belong to, and what is answered already. */
interface Answered {
  readonly cellId?: unknown;
  readonly typeId?: unknown;
  readonly fields?: unknown;
}

/**
 * Answers to custom fields by the names that they have for people, `机房温度=24`, beside those that are given already. They
 * are checked by the template of the order's site and type, as the server will.
 */
export async function withAnswers(
  pairs: readonly Pair[],
  { cellId, typeId, fields: before = [] }: Answered,
  connection: Connection,
  context: Context,
): Promise<readonly FieldAnswer[] | undefined> {
  if (typeof cellId !== 'string' || typeof typeId !== 'string') {
    const { together } = context.phrases.usage;
    if (pairs.length > 0) throw usageError(format(together, { one: flag, other: '--type' }));
    return undefined;
  }
  const fields = await connection.caller
    .call(find, { cellId, orderTypeId: typeId })
    .then((template) => template.fields, orNone);
  const typed = new Map<Field, string[]>();
  for (const [name, value] of pairs) {
    const field = fieldNamed(name, fields, context);
    typed.set(field, [...(typed.get(field) ?? []), value]);
  }
  const values = new Map((before as readonly FieldAnswer[]).map((each) => [each.fieldId, each.fieldValue]));
  for (const [field, given] of typed) {
    const name = `${flag} ${field.name}`;
    values.set(field.fieldId, await customValue(field, given, { name, connection, context }));
  }
  const answers = [...values].map(([fieldId, fieldValue]) => ({ fieldId, fieldValue }));
  await check(fields, answers, connection, context);
  return answers.length > 0 ? answers : undefined;
}

function fieldNamed(name: string, fields: readonly Field[], { phrases }: Context): Field {
  // A note is only read.
  const answered = fields.filter(({ fieldTypeName }) => fieldTypeOf(fieldTypeName) !== 'note');
  const byId = answered.find((field) => field.fieldId === name);
  if (byId) return byId;
  const [found, ...more] = answered.filter((field) => normalizeSearch(field.name) === normalizeSearch(name));
  if (found && more.length === 0) return found;
  if (found) {
    const fields = [found, ...more].map(({ fieldId: code, name: shown }) =>
      format(phrases.usage.shownAs, { code, shown }),
    );
    throw usageError(
      format(phrases.usage.ambiguousField, { name, fields: fields.join(phrases.usage.comma) }),
    );
  }
  const names = answered.map((field) => field.name).join(phrases.usage.comma);
  throw usageError(format(phrases.usage.unknownField, { name, fields: names }));
}

/** Complains of answers that the template does not take, by the names of its fields. */
async function check(
  fields: readonly Field[],
  answers: readonly FieldAnswer[],
  connection: Connection,
  { phrases }: Context,
): Promise<void> {
  if (fields.length === 0) return;
  const side = (await connection.isClient()) ? 'client' : 'staff';
  const { issues } = checkFields(fields, answers, side);
  if (issues.length === 0) return;
  const values = new Map(answers.map(({ fieldId, fieldValue }) => [fieldId, fieldValue]));
  const isMissing = ({ fieldId }: Field) => isBlank(values.get(fieldId));
  const missing = visibleFields(fields, values).filter((field) => field.required && isMissing(field));
  if (missing.length === issues.length) {
    const names = missing.map(({ name }) => `${flag} ${name}=…`).join(phrases.usage.comma);
    throw usageError(format(phrases.usage.missingFlags, { names }));
  }
  const named = (path: string) => {
    const [, id = '', ...rest] = path.split('.');
    const field = fields.find(({ fieldId }) => fieldId === id);
    const columns = rest.map((part) => field?.columns?.find(({ fieldId }) => fieldId === part)?.name ?? part);
    return [`${flag} ${field?.name ?? id}`, ...columns].join('.');
  };
  const words = issuesInWords(issues, phrases.domain.issues, format);
  throw new CliError(
    'badRequest',
    exitCode.usage,
    phrases.errors.wrongFields,
    undefined,
    words.map((issue) => ({ ...issue, path: named(issue.path) })),
  );
}

/** A type without a template has no fields. */
function orNone(error: unknown): [] {
  if (isSvcdeskError(error, 'notFound')) return [];
  throw error;
}

/** What reading a value may need; `name` is what errors call it. */
interface Reading {
  readonly name: string;
  readonly connection: Connection;
  readonly context: Context;
}

/** What a field that names something names. */
const thingsOfTypes: Readonly<Record<string, ResourceName>> = {
  user: 'person',
  group: 'group',
  asset: 'asset',
};

/** What was typed for a custom field, as it is stored; JSON is taken as it stands where a value has parts. */
async function customValue(
  field: TemplateField,
  typed: readonly string[],
  reading: Reading,
): Promise<string> {
  const type = fieldTypeOf(field.fieldTypeName) ?? 'text';
  const [first = ''] = typed;
  const hasParts = type !== 'table' && !['text', 'boolean'].includes(formKinds[type] ?? 'text');
  if (hasParts && /^\s*[[{]/.test(first)) return first;
  return storedValueOf(field.fieldTypeName, await formValue(field, type, typed, reading));
}

async function formValue(
  field: TemplateField,
  type: NonNullable<ReturnType<typeof fieldTypeOf>>,
  typed: readonly string[],
  { name, connection, context }: Reading,
): Promise<FormValue> {
  const reading = { name, phrases: context.phrases, now: context.host.now() };
  const [first = ''] = typed;
  const parts = commaParts(typed);
  switch (formKinds[type]) {
    case 'list':
      return type === 'cascader' ? first.split('/') : parts.map((part) => optionMeant(part, field));
    case 'range': {
      const [from = '', to = from] = first.split(/\.\.|[,，~]/).map((part) => part.trim());
      return [readDay(from, reading), readDay(to, reading)];
    }
    case 'boolean': {
      const yesNo = { kind: 'yesNo', many: false } as const;
      const [word] = inCodes([first], { field: type }, yesNo, reading);
      return word === 'yes' || word === 'true';
    }
    case 'named':
      return Promise.all(
        parts.map(async (part) => {
          const lookup = { connection, request: {} };
          return {
            id: await findResource(thingsOfTypes[type] ?? 'person', part, lookup, context),
            name: part,
          };
        }),
      );
    case 'files':
      // Files are kept as the string that names them, which is what a text is stored as.
      return uploadFiles(typed, connection, context);
    case 'region':
      return regionNamed(first, reading.name, connection, context);
    case 'location': {
      const [lat = '', lng = '', ...address] = first.split(/[,，]/).map((part) => part.trim());
      const place = { lat: numberIn(lat), lng: numberIn(lng), address: address.join(', ') || undefined };
      if (Math.abs(place.lat) <= 90 && Math.abs(place.lng) <= 180) return place;
      throw usageError(format(context.phrases.usage.notPlace, { name, value: first }));
    }
    case 'table':
      return rowsMeant(first, field, reading);
    default:
      if (typed.length > 1) throw usageError(format(context.phrases.usage.given, { name }));
      if (type === 'date') return readDay(first, reading);
      if (type === 'datetime') return readInstant(first, reading);
      if (type === 'time') return readClock(first, reading);
      return optionMeant(first, field);
  }
}

/** The option that a word means, whatever its case and width; a word that is none is told by the check of the field. */
function optionMeant(word: string, { options = [] }: TemplateField): string {
  return options.find((option) => normalizeSearch(option) === normalizeSearch(word)) ?? word;
}

/** Rows of a table, as JSON with the names of its columns. */
function rowsMeant(
  typed: string,
  { fieldTypeName, columns = [] }: TemplateField,
  { name, phrases }: ReadContext,
): FieldRow[] {
  const rows = formValueOf(fieldTypeName, typed) as FieldRow[] | undefined;
  if (!rows?.length) {
    const example = JSON.stringify([{ [columns[0]?.name ?? '']: '…' }]);
    throw usageError(format(phrases.usage.notRows, { name, value: typed, example }));
  }
  const idOf = (column: string) =>
    columns.find((each) => normalizeSearch(each.name) === normalizeSearch(column))?.fieldId ?? column;
  return rows.map((row) =>
    Object.fromEntries(Object.entries(row).map(([column, cell]) => [idOf(column), cell])),
  );
}

/** A region by its code, or by the names on the way to it: `上海市/浦东新区`. */
async function regionNamed(
  named: string,
  name: string,
  { caller }: Connection,
  { phrases }: Context,
): Promise<RegionChoice[]> {
  const wayTo = (
    nodes: readonly TreeNode[],
    above: readonly RegionChoice[] = [],
  ): RegionChoice[] | undefined => {
    for (const { value: code, label, children = [] } of nodes) {
      const way = [...above, { code, name: label }];
      const isMeant = code === named || way.map((each) => each.name).join('/') === named;
      const found = isMeant ? way : wayTo(children, way);
      if (found) return found;
    }
    return undefined;
  };
  const way = wayTo(await caller.call(tree, { code: 'region' }));
  if (way) return way;
  throw usageError(format(phrases.usage.noRegion, { name, value: named }));
}
