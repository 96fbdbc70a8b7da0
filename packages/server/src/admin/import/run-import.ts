import * as z from 'zod/mini';
import { groupLive } from '../../platform/db/active.ts';
import { type Database, isDatabaseError, statement, type Transaction } from '../../platform/db/index.ts';
import type { SecretBox } from '../../platform/secrets/secret-box.ts';
import { asOperator } from '../operator.ts';
import type { Effect, ImportContext, ImportKind } from './import-kind.ts';
import { importKinds } from './kinds/index.ts';
import { type Problem, RowProblem } from './problem.ts';
import type { FoundRows } from './read-files.ts';
import { referencesOf } from './references.ts';

/** What came of a list. */
export type Outcome = { readonly kind: string } & Readonly<Record<Effect, number>>;

export type ImportResult =
  | { readonly problems: readonly Problem[] }
  | { readonly outcomes: readonly Outcome[] };

interface Options {
  readonly tenantId: string;
  readonly secrets: SecretBox;
  readonly now: Date;
  /** Try everything and keep nothing. */
  readonly dryRun: boolean;
}

const tenantThere = statement<{ there: boolean }, [tenantId: string]>(
  'import.tenantThere',
  'SELECT EXISTS(SELECT FROM tenants WHERE id = $1) AS there',
);

const defaultGroup = statement<{ there: boolean }, [tenantId: string]>(
  'import.defaultGroup',
  `SELECT EXISTS(SELECT FROM groups WHERE tenant_id = $1 AND is_default AND ${groupLive()}) AS there`,
);

/** Nothing of an import is kept unless all of it can be. */
class NothingKept extends Error {}

/** Checks all rows, writes them in one transaction, and reports what came of it or everything that is wrong. */
export async function runImport(
  db: Database,
  found: readonly FoundRows[],
  options: Options,
): Promise<ImportResult> {
  const { checked, problems } = checkRows(found);
  if (problems.length > 0) return { problems };
  let result: ImportResult = { problems: [] };
  await db
    .transaction(async (tx) => {
      result = await writeAll(db, tx, checked, options);
      if ('problems' in result || options.dryRun) throw new NothingKept();
    })
    .catch((error: unknown) => {
      if (!(error instanceof NothingKept)) throw error;
    });
  return result;
}

function checkRows(found: readonly FoundRows[]) {
  const problems: Problem[] = [];
  const checked = importKinds.flatMap((kind) =>
    found
      .filter((each) => each.kind === kind.name)
      .map(({ where, rows }) => {
        const good = rows.flatMap((value, index) => {
          const row = index + 1;
          const result = z.safeParse(kind.schema, value);
          if (result.success) return [{ row, value: result.data }];
          for (const issue of result.error.issues) problems.push({ where, row, ...problemOf(issue) });
          return [];
        });
        return { kind, where, rows: good };
      }),
  );
  return { checked, problems };
}

function problemOf(issue: z.core.$ZodIssue): { field: string; text: string } {
  const field = issue.path.join('.');
  switch (issue.code) {
    case 'unrecognized_keys':
      return { field: issue.keys.join(', '), text: 'there is no such field' };
    case 'invalid_value':
      return { field, text: `is none of ${issue.values.map(String).join(', ')}` };
    case 'too_small':
      return {
        field,
        text: issue.origin === 'string' ? 'is missing or too short' : `is less than ${issue.minimum}`,
      };
    case 'too_big':
      return { field, text: issue.origin === 'string' ? 'is too long' : `is more than ${issue.maximum}` };
    case 'invalid_type':
      return { field, text: issue.input === undefined ? 'is missing' : `is no ${issue.expected}` };
    default:
      return {
        field,
        text: issue.message && issue.message !== 'Invalid input' ? issue.message : 'is not valid',
      };
  }
}

async function writeAll(
  db: Database,
  tx: Transaction,
  checked: ReturnType<typeof checkRows>['checked'],
  { tenantId, secrets, now }: Options,
): Promise<ImportResult> {
  const references = referencesOf(tx, tenantId);
  const operator = asOperator(db, tx, () => now);
  const context: ImportContext = { tx, tenantId, references, secrets, now, operator };
  const problems: Problem[] = [];
  const outcomes: Outcome[] = [];
  const comes = checked.some(({ kind, rows }) => kind.name === 'tenant' && rows.length > 0);
  if (!comes && !(await tenantThere.first(tx, tenantId))?.there) {
    const text = `tenant ${tenantId} is not there; import a list "tenant" with its name first`;
    return { problems: [{ where: 'tenant', row: 1, field: '', text }] };
  }
  for (const { kind, where, rows } of checked) {
    const counted = { added: 0, changed: 0, same: 0 };
    for (const { row, value } of rows) {
      const effect = await writeRow(kind, context, value);
      if (typeof effect === 'string') counted[effect] += 1;
      else problems.push({ where, row, field: effect.field, text: effect.message });
      // The transaction is void then, so nothing more can be reported.
      if (effect instanceof DatabaseProblem) return { problems };
    }
    outcomes.push({ kind: kind.name, ...counted });
  }
  const groups = checked.find(({ kind, rows }) => kind.name === 'groups' && rows.length > 0);
  if (groups && !(await defaultGroup.first(tx, tenantId))?.there) {
    const text = 'is yes for no group; one has to take the orders that no routing matches';
    problems.push({ where: groups.where, row: 1, field: 'default', text });
  }
  return problems.length > 0 ? { problems } : { outcomes };
}

class DatabaseProblem extends RowProblem {}

async function writeRow(
  kind: ImportKind,
  context: ImportContext,
  value: Readonly<Record<string, unknown>>,
): Promise<Effect | RowProblem> {
  try {
    return await kind.write(context, value);
  } catch (error) {
    if (error instanceof RowProblem) return error;
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
