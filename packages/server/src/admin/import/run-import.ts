import { issuesInWords, rawIssues } from '@svcdesk/core';
import { format, issuesEn } from '@svcdesk/core/phrases';
import * as z from 'zod/mini';
import { groupLive } from '../../platform/db/active.ts';
import { type Database, isDatabaseError, statement, type Transaction } from '../../platform/db/index.ts';
import { InvalidRequest } from '../../platform/refusals.ts';
import type { SecretBox } from '../../platform/secrets/secret-box.ts';
import { asOperator } from '../open-database.ts';
import { AdminRefused } from '../read-args.ts';
import { isEmpty } from './fields.ts';
import type { ImportContext, ImportKind } from './import-kind.ts';
import { importKinds } from './kinds/index.ts';
import { type ListContext, listContext } from './list-context.ts';
import { formatProblem, NotJudged, type Problem, RowProblem } from './problem.ts';
import type { FoundRows } from './read-files.ts';
import { type References, referencesOf } from './references.ts';
import { type Effect, upsertsOf } from './upsert.ts';

/** What came of a list. */
export type Outcome = {
  readonly kind: string;
  /** What is to be known of it beside. */
  readonly notes: readonly string[];
} & Readonly<Record<Effect, number>>;

export type ImportResult =
  | { readonly problems: readonly Problem[] }
  | {
      readonly outcomes: readonly Outcome[];
      /** What is taken away from people. */
      readonly taken: readonly Problem[];
      /** Whether it was done, and not only tried. */
      readonly done: boolean;
    };

interface Options {
  readonly tenantId: string;
  readonly secrets: SecretBox;
  readonly now: Date;
  /** Try everything and keep nothing. */
  readonly dryRun: boolean;
  /** Whether something may be taken away from people; where not, an import that would is only tried. */
  readonly mayTake?: boolean;
}

const tenantThere = statement<{ there: boolean }, [tenantId: string]>(
  'import.tenantThere',
  'SELECT EXISTS(SELECT FROM tenants WHERE id = $1) AS there',
);

const defaultGroup = statement<{ there: boolean }, [tenantId: string]>(
  'import.defaultGroup',
  `SELECT EXISTS(SELECT FROM groups WHERE tenant_id = $1 AND is_default AND ${groupLive()}) AS there`,
);

const defaultCalendar = statement<{ there: boolean }, [tenantId: string]>(
  'import.defaultCalendar',
  'SELECT EXISTS(SELECT FROM service_calendars WHERE tenant_id = $1 AND is_default) AS there',
);

const lockImports = statement<{ held: boolean }>(
  'import.lock',
  'SELECT pg_try_advisory_xact_lock(7203002) AS held',
);

type Written = Omit<Extract<ImportResult, { done: unknown }>, 'done'>;

/** Nothing of an import is kept unless all of it can be. */
class NothingKept extends Error {}

/** Checks all rows, writes them in one transaction, and reports the result or all problems. */
export async function runImport(
  db: Database,
  found: readonly FoundRows[],
  options: Options,
): Promise<ImportResult> {
  const { checked, problems } = checkRows(found);
  // Valid rows are tried even when others are not, so that all problems are reported at once.
  const tried = problems.length > 0 ? { ...options, dryRun: true } : options;
  // The database does not say which of many rows it refused: then each is tried alone.
  const result = (await tryImport(db, checked, tried, true)) ?? (await tryImport(db, checked, tried, false));
  const more = result && 'problems' in result ? result.problems : [];
  return problems.length === 0 && result ? result : { problems: inOrder([...problems, ...more], checked) };
}

/** Writes rows as part of a larger import; a wrong row is a mistake in the caller's data. */
export async function importRows(
  db: Database,
  tx: Transaction,
  found: readonly FoundRows[],
  options: Pick<Options, 'tenantId' | 'secrets' | 'now'>,
): Promise<void> {
  const { checked, problems } = checkRows(found);
  const written = await writeAll(db, tx, checked, { ...options, dryRun: false, together: true });
  const wrong = [...problems, ...('problems' in written ? written.problems : [])];
  if (wrong.length > 0) throw new Error(wrong.map(formatProblem).join('\n'));
}

/** Problems as the lists are written, row by row. */
function inOrder(problems: readonly Problem[], checked: readonly CheckedList[]): Problem[] {
  const places = new Map(checked.map(({ where }, index) => [where, index]));
  const placeOf = ({ where }: Problem) => places.get(where) ?? -1;
  return problems.toSorted((one, other) => placeOf(one) - placeOf(other) || one.row - other.row);
}

/** Undefined where rows that were written together have to be tried one by one. */
async function tryImport(
  db: Database,
  checked: readonly CheckedList[],
  options: Options,
  together: boolean,
): Promise<ImportResult | undefined> {
  const { dryRun, mayTake = true } = options;
  let result: ImportResult | undefined;
  await db
    .transaction(async (tx) => {
      // Two would wait for each other's rows, and find them there that each wants to add.
      if (!(await lockImports.first(tx))?.held)
        throw new AdminRefused('Another import is under way. Wait until it has ended. Nothing was imported.');
      const written = await writeAll(db, tx, checked, { ...options, together });
      const done = 'taken' in written && !dryRun && (mayTake || written.taken.length === 0);
      result = 'taken' in written ? { ...written, done } : written;
      if (!done) throw new NothingKept();
    })
    .catch((error: unknown) => {
      if (!(error instanceof NothingKept || error instanceof EachByItself)) throw error;
    });
  return result;
}

/** The database refused something of rows that were written together. */
class EachByItself extends Error {}

interface CheckedRow {
  readonly row: number;
  readonly value: Readonly<Record<string, unknown>>;
}

interface CheckedList {
  readonly kind: ImportKind;
  readonly where: string;
  readonly rows: readonly CheckedRow[];
  /** Rows that are wrong by themselves, as they were given. */
  readonly wrong: readonly unknown[];
}

function checkRows(found: readonly FoundRows[]): { checked: CheckedList[]; problems: Problem[] } {
  const problems: Problem[] = [];
  const checked = importKinds.flatMap((kind) => {
    const seen = new Map<string, string>();
    return found
      .filter((each) => each.kind === kind.name)
      .map(({ where, rows, rowNumbers, misfits }) => {
        const wrong: unknown[] = [];
        const good = rows.flatMap((given, index) => {
          const row = rowNumbers?.[index] ?? index + 1;
          const result = z.safeParse(kind.schema, given, { reportInput: true });
          const issues =
            misfits?.get(index) ?? result.error?.issues.map(problemOf) ?? unstorable(result.data);
          const twice = result.data && seenBefore(kind, result.data, seen, `${where}, row ${row}`);
          const found = [...issues, ...(twice ? [twice] : [])];
          for (const each of found) problems.push({ where, row, ...each });
          if (result.data && found.length === 0) return [{ row, value: result.data }];
          wrong.push(given);
          return [];
        });
        return { kind, where, rows: good, wrong };
      });
  });
  return { checked, problems: [...problems, ...defaultsTwice(checked), ...disagreeing(checked)] };
}

/** The default of a list is one: of several it is unknown which is meant. */
function defaultsTwice(checked: readonly CheckedList[]): Problem[] {
  return importKinds
    .filter(({ schema }) => 'default' in schema.def.shape)
    .flatMap((kind) => {
      const [, ...more] = checked
        .filter((each) => each.kind === kind)
        .flatMap(({ where, rows }) =>
          rows.filter(({ value }) => value.default).map(({ row }) => ({ where, row })),
        );
      return more.map((each) => ({ ...each, field: 'default', text: 'is yes in a row before; one can be' }));
    });
}

/** Rows that are alike and say different things of the same. */
function disagreeing(checked: readonly CheckedList[]): Problem[] {
  const first = new Map<string, { readonly said: unknown; readonly at: string }>();
  return checked.flatMap(({ kind, where, rows }) =>
    rows.flatMap(({ row, value }) => {
      if (!kind.agree) return [];
      const { alike, on } = kind.agree;
      const key = JSON.stringify([kind.name, ...alike.map((field) => value[field])]);
      const before = first.get(key);
      if (!before) first.set(key, { said: value[on], at: `${where}, row ${row}` });
      if (!before || before.said === value[on]) return [];
      const text = `is ${value[on]}, and ${before.said} in ${before.at} of the same ${alike.join(' and ')}; one can be`;
      return [{ where, row, field: on, text }];
    }),
  );
}

type FieldProblem = Pick<Problem, 'field' | 'text'>;

/** A row of the same key as one before: it is unknown which of them is meant. */
function seenBefore(
  { key }: ImportKind,
  value: Readonly<Record<string, unknown>>,
  seen: Map<string, string>,
  here: string,
): FieldProblem | undefined {
  const name = JSON.stringify(key.map((field) => value[field] ?? null));
  const first = seen.get(name);
  seen.set(name, first ?? here);
  return first === undefined ? undefined : { field: key.join(', '), text: `is there already in ${first}` };
}

/** Texts that no database holds, however deep in a structure. */
function unstorable(value: unknown, field = ''): FieldProblem[] {
  if (typeof value === 'string') {
    return value.includes('\0') || !value.isWellFormed() ? [{ field, text: issuesEn.characters }] : [];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) => [
    ...unstorable(name, field).slice(0, 1),
    ...unstorable(each, field ? `${field}.${name}` : name),
  ]);
}

function problemOf(issue: z.core.$ZodIssue): FieldProblem {
  const field = issue.path.join('.');
  switch (issue.code) {
    case 'unrecognized_keys':
      return { field: [...issue.path, issue.keys.join(', ')].join('.'), text: 'there is no such field' };
    case 'invalid_value':
      return { field, text: `is none of ${issue.values.map(String).join(', ')}` };
    case 'too_small':
      if (isEmpty(issue.input)) return { field, text: 'is missing' };
      break;
    case 'invalid_type':
      return {
        field,
        text: issue.input === undefined || isEmpty(issue.input) ? 'is missing' : `is no ${issue.expected}`,
      };
    case 'invalid_key':
      return { field, text: issue.issues[0] ? problemOf(issue.issues[0] as z.core.$ZodIssue).text : '' };
  }
  const said = issue.message && issue.message !== 'Invalid input' ? issue.message : undefined;
  const [raw] = rawIssues([issue]);
  return { field, text: said ?? (raw ? format(issuesEn[raw.code], raw.params) : 'is not valid') };
}

async function writeAll(
  db: Database,
  tx: Transaction,
  checked: readonly CheckedList[],
  { tenantId, secrets, now, together }: Options & { readonly together: boolean },
): Promise<Extract<ImportResult, { problems: unknown }> | Written> {
  const references = referencesOf(tx, tenantId);
  const operator = asOperator(db, tx, () => now);
  const shared = { tx, tenantId, references, upserts: upsertsOf(tx), secrets, now, operator };
  const taken: Problem[] = [];
  const problems: Problem[] = [];
  const outcomes: Outcome[] = [];
  const doubt = (kind: ImportKind, row: unknown) => doubtWhat(references, kind, row);
  for (const { kind, wrong } of checked) for (const row of wrong) doubt(kind, row);
  const ofTenant = checked.filter(({ kind }) => kind.name === 'tenant');
  const comes = ofTenant.some(({ rows }) => rows.length > 0);
  // Nothing can be written where the row of the tenant itself is wrong.
  if (!comes && ofTenant.some(({ wrong }) => wrong.length > 0)) return { problems: [] };
  if (!comes && !(await tenantThere.first(tx, tenantId))?.there) {
    const text = `tenant ${tenantId} is not there; import a list "tenant" with its name first`;
    return { problems: [{ where: 'tenant', row: 1, field: '', text }] };
  }
  const hadCalendar = (await defaultCalendar.first(tx, tenantId))?.there;
  for (const { kind, where, rows, wrong } of checked) {
    const counted = { added: 0, changed: 0, same: 0 };
    const context = listContext(shared);
    const ofList: Problem[] = [];
    await kind.prepare?.(
      context.shared,
      rows.map(({ value }) => value),
    );
    for (const some of together ? groupsOf(kind, rows) : rows.map((each) => [each])) {
      if (!together) await tx.connection.run({ text: 'SAVEPOINT of_row', values: [] });
      const written = await writeTogether(kind, context, some, ({ row }, text) => {
        ofList.push({ where, row, field: '', text });
      });
      // The transaction is void then, but for what was before the row.
      const isVoid = written.some(({ effect }) => effect instanceof DatabaseProblem);
      if (together && isVoid) throw new EachByItself();
      if (isVoid) await tx.connection.run({ text: 'ROLLBACK TO SAVEPOINT of_row', values: [] });
      for (const { row, value, effect } of written) {
        if (typeof effect === 'string') counted[effect] += 1;
        else doubt(kind, value);
        if (effect instanceof RowProblem && !(effect instanceof NotJudged))
          problems.push({ where, row, field: effect.field, text: effect.message });
      }
      if (!together) await tx.connection.run({ text: 'RELEASE SAVEPOINT of_row', values: [] });
      if (some.length > 1) await tx.connection.run(planAnew);
    }
    if (problems.length === 0 && wrong.length === 0) await context.finish();
    taken.push(...ofList.sort((one, other) => one.row - other.row));
    const notes = [...context.notes].map(([note, count]) => `${count} ${note}`);
    outcomes.push({ kind: kind.name, notes, ...counted });
  }
  const judged = (name: string) =>
    checked.find(({ kind, rows, wrong }) => kind.name === name && rows.length > 0 && wrong.length === 0);
  const groups = judged('groups');
  if (groups && !(await defaultGroup.first(tx, tenantId))?.there) {
    const text = 'is yes for no group; one has to take the orders that no routing matches';
    problems.push({ where: groups.where, row: 1, field: 'default', text });
  }
  const calendars = judged('calendars');
  if (calendars && hadCalendar && !(await defaultCalendar.first(tx, tenantId))?.there) {
    const text = 'is yes for no calendar; one has to serve customers without their own';
    problems.push({ where: calendars.where, row: 1, field: 'default', text });
  }
  return problems.length > 0 ? { problems } : { outcomes, taken };
}

/** Statements that were planned while tables were small read them from end to end. */
const planAnew = { text: 'DISCARD PLANS', values: [] };

class DatabaseProblem extends RowProblem {}

/** Few enough for memory and for what one statement may take. */
const rowsTogether = 500;

/** Rows that are written together; those that are not stand alone. */
function groupsOf(kind: ImportKind, rows: readonly CheckedRow[]): CheckedRow[][] {
  const groups: CheckedRow[][] = [];
  let open = false;
  for (const row of rows) {
    const joins = kind.together(row.value);
    const last = groups.at(-1);
    if (open && joins && last && last.length < rowsTogether) last.push(row);
    else groups.push([row]);
    open = joins;
  }
  return groups;
}

/** Rows that name what this one brings cannot be judged. */
function doubtWhat(references: References, kind: ImportKind, row: unknown): void {
  const { code = '', kinds = [] } = kind.brought(row) ?? {};
  for (const each of kinds) references.doubt(each, code);
}

interface WrittenRow extends CheckedRow {
  readonly effect: Effect | RowProblem;
}

/** Writes rows at the same time, so that what they ask of the database and send to it travels together. */
async function writeTogether(
  kind: ImportKind,
  { shared }: ListContext,
  rows: readonly CheckedRow[],
  take: (row: CheckedRow, text: string) => void,
): Promise<WrittenRow[]> {
  const effects = await Promise.allSettled(
    rows.map((row) => writeRow(kind, { ...shared, take: (text) => take(row, text) }, row.value)),
  );
  const isRefused = (each: PromiseSettledResult<unknown>) =>
    each.status === 'rejected' || each.value instanceof DatabaseProblem;
  if (rows.length > 1 && effects.some(isRefused)) throw new EachByItself();
  return effects.map((each, index) => {
    if (each.status === 'rejected') throw each.reason;
    return { ...(rows[index] as CheckedRow), effect: each.value };
  });
}

async function writeRow(
  kind: ImportKind,
  context: ImportContext,
  value: Readonly<Record<string, unknown>>,
): Promise<Effect | RowProblem> {
  try {
    return await kind.write(context, value);
  } catch (error) {
    if (error instanceof RowProblem) return error;
    if (error instanceof InvalidRequest) {
      const [issue] = issuesInWords(error.issues, issuesEn, format);
      if (issue) return new RowProblem(issue.path, issue.text);
    }
    // 22 are values that no column holds.
    if (isDatabaseError(error) && error.code.startsWith('22')) {
      return new DatabaseProblem(error.column ?? '', 'has a value that cannot be stored');
    }
    // 23 are constraints: something that must be there once is there twice, or refers to nothing.
    if (isDatabaseError(error) && error.code.startsWith('23')) {
      return new DatabaseProblem(
        error.column ?? '',
        `does not fit what is there (${error.constraint ?? error.code})`,
      );
    }
    throw error;
  }
}
