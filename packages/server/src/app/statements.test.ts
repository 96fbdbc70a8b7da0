import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../platform/db/index.ts';
import { type SpareDatabase, spareDatabase } from '../testing/database.ts';
import { type MadeStatement, madeStatements, type Place } from '../testing/made-statements.ts';
import { type Declared, type DeclaredRow, declaredRows, statementFiles } from './declared-rows.fixture.ts';
import { openDescribing } from './describe-statements.fixture.ts';

let made: readonly MadeStatement[];
let declared: Declared;
let spare: SpareDatabase;
let prepared: Awaited<ReturnType<typeof openDescribing>>;
beforeAll(async () => {
  made = await madeStatements(statementFiles());
  declared = declaredRows(made);
  spare = await spareDatabase();
  prepared = await openDescribing(spare.options);
});
afterAll(async () => {
  await prepared.close();
  await spare.drop();
});

/** What is wrong with a statement, in words. */
async function faultOf(text: string, { required, optional, isOpen }: DeclaredRow) {
  const columns = await prepared.describe(text);
  const missing = required.filter((column) => !columns.includes(column));
  if (missing.length > 0) return `does not give ${missing.join(', ')}`;
  // Where nothing is read a statement may answer what it likes.
  const read = [...required, ...optional];
  const unread = isOpen || read.length === 0 ? [] : columns.filter((column) => !read.includes(column));
  return unread.length > 0 ? `gives ${unread.join(', ')}, which no code reads` : undefined;
}

const inWords = (error: Error) => error.message;
const namesOf = ({ file, line, column }: Place) => `${file}:${line}:${column}`;

describe('every named statement', () => {
  it('can be prepared, and gives the columns that the code reads, however its name is composed', async () => {
    const faults: string[] = [];
    let compared = 0;
    for (const [index, { name, text }] of made.entries()) {
      const row = declared.rows[index] ?? '';
      const fault = typeof row === 'string' ? row : await faultOf(text, row).catch(inWords);
      if (fault !== undefined) faults.push(`${name} ${fault}`);
      if (typeof row !== 'string' && row.required.length > 0) compared += 1;
    }
    expect(faults).toEqual([]);
    expect(made.length).toBeGreaterThan(600);
    expect(compared).toBeGreaterThan(450);
  });

  it('gives no other columns where a later version has added some to every table', async () => {
    const later = await spareDatabase();
    const db = await openDatabase(later.options);
    const { rows } = await db.connection.run({
      text: "SELECT tablename FROM pg_tables WHERE schemaname = 'public'",
      values: [],
    });
    for (const [table] of rows) {
      await db.connection.run({ text: `ALTER TABLE "${table}" ADD COLUMN later_note text`, values: [] });
    }
    await db.close();
    const there = await openDescribing(later.options);
    // A connection that has prepared one is refused when it comes to give others.
    const changed: string[] = [];
    for (const { name, text } of made) {
      const [before, after] = await Promise.all([prepared.describe(text), there.describe(text)]);
      if (before.join() !== after.join()) changed.push(name);
    }
    await there.close();
    await later.drop();
    expect(changed).toEqual([]);
  });

  it('names the columns that it writes, so that those of a later version keep their defaults', () => {
    const afterTable = /\bINSERT\s+INTO\s+"?\w+"?(?:\s+AS\s+\w+)?\s*(\S)/gi;
    const unnamed = made.filter(({ text }) =>
      [...text.matchAll(afterTable)].some(([, next]) => next !== '('),
    );
    expect(unnamed.map(({ name }) => name)).toEqual([]);
  });

  it('is made when its file is loaded, so that none is left out', () => {
    const places = new Set(made.map(({ places }) => places[0] && namesOf(places[0])));
    expect(declared.makers.map(namesOf).filter((place) => !places.has(place))).toEqual([]);
    expect(declared.makers.length).toBeGreaterThan(450);
  });

  it.each([
    ['SELECT id, nme FROM tenants', ['id', 'name'], /column "nme" does not exist/],
    ['SELECT id FROM tenants', ['id', 'name'], /^does not give name$/],
    ['SELECT id, name FROM tenants', ['id'], /^gives name, which no code reads$/],
    ['SELECT id, name FROM tenants', ['name', 'id'], undefined],
  ])('is judged: %s', async (text, required, fault) => {
    const found = await faultOf(text, { required, optional: [], isOpen: false }).catch(inWords);
    if (fault) expect(found).toMatch(fault);
    else expect(found).toBeUndefined();
  });
});
