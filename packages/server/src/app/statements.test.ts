import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { statementTexts } from '../platform/db/statement.ts';
import { type SpareDatabase, spareDatabase } from '../testing/database.ts';
import { declaredRows, statementFiles } from './declared-rows.fixture.ts';
import { openDescribing } from './describe-statements.fixture.ts';

let spare: SpareDatabase;
let prepared: Awaited<ReturnType<typeof openDescribing>>;
beforeAll(async () => {
  for (const path of statementFiles()) await import(path);
  spare = await spareDatabase();
  prepared = await openDescribing(spare.options);
});
afterAll(async () => {
  await prepared.close();
  await spare.drop();
});

/** What is wrong with a statement, in words. */
async function faultOf(name: string, text: string, read: readonly string[] | undefined) {
  const columns = await prepared.describe(text).catch((error: Error) => error);
  if (columns instanceof Error) return `${name} cannot be prepared: ${columns.message}`;
  const missing = read?.filter((column) => !columns.includes(column)) ?? [];
  if (missing.length > 0) return `${name} does not give ${missing.join(', ')}`;
  // Where nothing is read a statement may answer what it likes.
  const unread = read?.length ? columns.filter((column) => !read.includes(column)) : [];
  if (unread.length > 0) return `${name} gives ${unread.join(', ')}, which nobody reads`;
  return undefined;
}

describe('every named statement', () => {
  it('can be prepared, and gives the columns that the code reads', async () => {
    const rows = declaredRows();
    const faults: (string | undefined)[] = [];
    for (const [name, text] of statementTexts) faults.push(await faultOf(name, text, rows.get(name)));
    expect(faults.filter(Boolean)).toEqual([]);
    expect(statementTexts.size).toBeGreaterThan(400);
    expect([...statementTexts.keys()].filter((name) => rows.get(name)?.length).length).toBeGreaterThan(250);
  });

  it.each([
    ['SELECT id, nme FROM tenants', ['id', 'name'], /^t cannot be prepared: column "nme" does not exist/],
    ['SELECT id FROM tenants', ['id', 'name'], /^t does not give name$/],
    ['SELECT id, name FROM tenants', ['id'], /^t gives name, which nobody reads$/],
    ['SELECT id, name FROM tenants', ['name', 'id'], undefined],
  ])('is judged: %s', async (text, read, fault) => {
    const found = await faultOf('t', text, read);
    if (fault) expect(found).toMatch(fault);
    else expect(found).toBeUndefined();
  });
});
