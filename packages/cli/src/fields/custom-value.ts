import type { TreeNode } from '@svcdesk/core/contract';
import { tree } from '@svcdesk/core/contract/dictionary';
import {
  type FieldRow,
  type FormValue,
  fieldTypeOf,
  formKinds,
  formValueOf,
  normalizeNumber,
  normalizeSearch,
  type RegionChoice,
  storedValueOf,
  type TemplateField,
} from '@svcdesk/core/format';
import { format } from '@svcdesk/core/phrases';
import type { Context } from '../command.ts';
import { usageError } from '../errors.ts';
import { commaParts, type ReadContext } from '../line/flags.ts';
import { readClock, readDay, readInstant } from '../line/when.ts';
import { findThing } from '../resources/find.ts';
import type { ThingName } from '../resources/resource.ts';
import type { Connection } from '../session/connection.ts';
import { uploaded } from './upload.ts';
import { inCodes } from './vocabulary.ts';

/** What reading a value may need; `name` is what complaints call it. */
interface Reading {
  readonly name: string;
  readonly connection: Connection;
  readonly context: Context;
}

/** What a field that names something names. */
const thingsOfTypes: Readonly<Record<string, ThingName>> = { user: 'person', group: 'group', asset: 'asset' };

/** What was typed for a custom field, as it is stored; JSON is taken as it stands where a value has parts. */
export async function customValue(
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
          const asking = { connection, request: {} };
          return { id: await findThing(thingsOfTypes[type] ?? 'person', part, asking, context), name: part };
        }),
      );
    case 'files':
      // Files are kept as the string that names them, which is what a text is stored as.
      return uploaded(typed, connection, context);
    case 'region':
      return regionNamed(first, reading.name, connection, context);
    case 'location': {
      const [lat = '', lng = '', ...address] = first.split(/[,，]/).map((part) => part.trim());
      const place = { lat: degrees(lat), lng: degrees(lng), address: address.join(', ') || undefined };
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

function degrees(text: string): number {
  return text === '' ? Number.NaN : Number(normalizeNumber(text));
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
