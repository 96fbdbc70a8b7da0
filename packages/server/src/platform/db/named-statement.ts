import { type Queryable, type Statement, statement } from './statement.ts';

/** What the {names} of a statement stand for; one that is left out is null. */
export type NamedValues = Readonly<Record<string, unknown>>;

/** A statement whose values go by names, for texts that are put together of parts which use some of them. */
export interface NamedStatement<Row extends object> {
  all(on: Queryable, values: NamedValues): Promise<Row[]>;
  first(on: Queryable, values: NamedValues): Promise<Row | undefined>;
}

/** `namedStatement('things.page', 'SELECT ... WHERE tenant_id = {tenantId} ...')`, prepared under its name. */
export function namedStatement<Row extends object>(name: string, text: string): NamedStatement<Row> {
  const names: string[] = [];
  const numbered = text.replaceAll(/\{(\w+)\}/g, (_, value: string) => {
    if (!names.includes(value)) names.push(value);
    return `$${names.indexOf(value) + 1}`;
  });
  const made: Statement<Row, unknown[]> = statement(name, numbered);
  const inOrder = (values: NamedValues) => names.map((each) => values[each] ?? null);
  return {
    all: (on, values) => made.all(on, ...inOrder(values)),
    first: (on, values) => made.first(on, ...inOrder(values)),
  };
}
