import { createHash } from 'node:crypto';
import type { Queryable } from '../../platform/db/index.ts';
import { rowsByName } from '../../platform/db/statement.ts';
import { valueText } from '../../platform/db/values.ts';

/** A value of a statement; the same one may stand in several places. */
interface Value {
  readonly value: unknown;
  /** What stands for it, by its place: `$2::uuid`. */
  text(place: string): string;
}

/** A piece of SQL with its values. In all of them `$1` is the tenant. */
export type Sql = readonly (string | Value)[];

/** A value of a type. */
export const value = (value: unknown, type: string): Sql => [{ value, text: (place) => `${place}::${type}` }];

/** What several values may be. */
type ArrayType = 'uuid' | 'smallint' | 'text';

/** Several values of a type, whatever their number. */
export const array = (value: readonly unknown[], type: ArrayType): Sql => [
  { value, text: (place) => `${place}::${type}[]` },
];

/** A name or another text that a program wrote, never one that came from outside. */
export const raw = (text: string): Sql => [text];

/** A piece of SQL made of others: what is inserted is SQL, a value or a whole number, never text. */
export function sql(strings: TemplateStringsArray, ...inserted: readonly (Sql | number)[]): Sql {
  const [first = '', ...rest] = strings;
  const pieces: (string | Value)[] = [first];
  for (const [index, text] of rest.entries()) {
    const piece = inserted[index] ?? [];
    if (typeof piece === 'number') pieces.push(String(piece));
    else pieces.push(...piece);
    pieces.push(text);
  }
  return pieces;
}

/** Pieces one after the other. */
export const joined = (pieces: readonly Sql[], separator: string): Sql =>
  pieces.flatMap((piece, index) => (index === 0 ? piece : [separator, ...piece]));

const present = (conditions: readonly (Sql | undefined)[]) => conditions.filter((each) => each !== undefined);

/** Conditions that have to hold together; absent ones are not asked. */
export function allOf(conditions: readonly (Sql | undefined)[]): Sql {
  const asked = present(conditions);
  return asked.length === 0 ? sql`true` : joined(asked, ' AND ');
}

/** Conditions of which one has to hold. */
export const anyOf = (conditions: readonly Sql[]): Sql =>
  conditions.length === 0 ? sql`false` : sql`(${joined(conditions, ' OR ')})`;

/** A piece without values as text, for a statement whose values have places of their own. */
export const textOf = (piece: Sql): string =>
  piece
    .map((each) => {
      if (typeof each === 'string') return each;
      throw new Error('A piece with values is no text');
    })
    .join('');

function written(pieces: Sql, tenantId: string) {
  const values: unknown[] = [tenantId];
  const places = new Map<Value, string>();
  let text = '';
  for (const piece of pieces) {
    if (typeof piece === 'string') {
      text += piece;
      continue;
    }
    const known = places.get(piece);
    if (known === undefined) values.push(piece.value);
    const place = known ?? piece.text(`$${values.length}`);
    places.set(piece, place);
    text += place;
  }
  return { text, values };
}

/** Names of prepared statements by their text; none for more than so many of them. */
export function statementNames(max: number): (list: string, text: string) => string | undefined {
  const names = new Map<string, string>();
  return (list, text) => {
    const known = names.get(text);
    if (known !== undefined || names.size >= max) return known;
    const name = `${list}.list.${createHash('sha256').update(text).digest('base64url').slice(0, 16)}`;
    names.set(text, name);
    return name;
  };
}

/** Statements of lists differ by their filters; so many of them are kept prepared on each connection. */
const nameOf = statementNames(300);

/** Runs a statement of a list; one that hardly comes again is not worth preparing. */
export async function runOf<Row>(
  on: Queryable,
  tenantId: string,
  list: string,
  statement: Sql,
  isPrepared: boolean,
): Promise<Row[]> {
  const { text, values } = written(statement, tenantId);
  const name = isPrepared ? nameOf(list, text) : undefined;
  return rowsByName(await on.connection.run({ text, values: values.map(valueText), name })) as Row[];
}
