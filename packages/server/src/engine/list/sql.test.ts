import { expect, it } from 'vitest';
import type { Command } from '../../platform/db/connection.ts';
import type { Queryable } from '../../platform/db/index.ts';
import { allOf, anyOf, array, joined, raw, runOf, type Sql, sql, statementNames, value } from './sql.ts';

async function sent(statement: Sql, isPrepared = true): Promise<Command> {
  const commands: Command[] = [];
  const run = async (command: Command) => {
    commands.push(command);
    return { columns: [], rows: [], affected: 0, command: 'SELECT' };
  };
  await runOf({ connection: { run } } as unknown as Queryable, 'tenant', 'things', statement, isPrepared);
  return commands[0] as Command;
}

it('gives each value one place, however often it stands in a statement, behind the tenant', async () => {
  const now = value('2026-01-01', 'date');
  const ids = array(['a', 'b'], 'text');
  const { text, values } = await sent(
    sql`SELECT ${raw('r.id')} WHERE x = ${now} OR y = ${now} OR z = ANY(${ids}) LIMIT ${20}`,
  );
  expect(text).toBe('SELECT r.id WHERE x = $2::date OR y = $2::date OR z = ANY($3::text[]) LIMIT 20');
  expect(values).toEqual(['tenant', '2026-01-01', '{"a","b"}']);
});

it('joins conditions, of which absent ones are not asked and none at all is no hindrance or no way', async () => {
  expect((await sent(allOf([sql`a`, undefined, sql`b`]))).text).toBe('a AND b');
  expect((await sent(allOf([]))).text).toBe('true');
  expect((await sent(anyOf([sql`a`, sql`b`]))).text).toBe('(a OR b)');
  expect((await sent(anyOf([]))).text).toBe('false');
  expect((await sent(joined([sql`a`, sql`b`], ', '))).text).toBe('a, b');
});

it('never takes a value for SQL', async () => {
  const typed = "x'; DROP TABLE orders; --";
  const { text, values } = await sent(sql`SELECT ${value(typed, 'text')}`);
  expect(text).toBe('SELECT $2::text');
  expect(values).toEqual(['tenant', typed]);
});

it('names one statement for all its values, up to so many, and none that hardly comes again', async () => {
  const nameOf = statementNames(2);
  const first = nameOf('things', 'SELECT 1');
  expect(first).toMatch(/^things\.list\./);
  expect(nameOf('things', 'SELECT 2')).not.toBe(first);
  expect(nameOf('things', 'SELECT 3')).toBeUndefined();
  expect(nameOf('things', 'SELECT 1')).toBe(first);
  expect((await sent(sql`SELECT ${value('3', 'uuid')}`, false)).name).toBeUndefined();
});
