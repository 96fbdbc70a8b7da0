import { type Node as AnyNode, loadModule, parseSync } from 'libpg-query';
import type { Release } from '../releases/read-releases.ts';

/** A migration that the last release does not have. */
export interface NewMigration {
  readonly name: string;
  readonly text: string;
}

/** A part of PostgreSQL's own syntax tree, by the names that its parser gives. */
// biome-ignore lint/suspicious/noExplicitAny: a hundred kinds of statements, of which a few members are looked at.
type Part = any;

/** Above a statement that takes something away: the release that uses it no more. */
const declaration = /^\s*--\s*contract:\s*unused since (\S+)\s*$/m;

const how =
  'Servers of the release before would fail while they run beside this one. Add beside it what is new, let a release go by that no longer uses the old, and take it away then with "-- contract: unused since VERSION" above the statement';

/** Statements that only add, or change rows alone. */
const adding = new Set([
  'CommentStmt',
  'CreateEnumStmt',
  'CreateExtensionStmt',
  'CreateFunctionStmt',
  'CreateSeqStmt',
  'CreateStatsStmt',
  'CreateStmt',
  'CreateTableAsStmt',
  'CreateTrigStmt',
  'InsertStmt',
  'SelectStmt',
  'UpdateStmt',
  'VariableSetStmt',
  'ViewStmt',
]);

/** Changes of a table that leave what was written to it and is still written. */
const harmless = new Set([
  'AT_DropNotNull',
  'AT_ReplicaIdentity',
  'AT_ResetOptions',
  'AT_ResetRelOptions',
  'AT_SetCompression',
  'AT_SetOptions',
  'AT_SetRelOptions',
  'AT_SetStatistics',
  'AT_SetStorage',
  'AT_ValidateConstraint',
]);

/** What the new migrations made: no server of the release before knows of it. */
interface Made {
  readonly objects: Set<string>;
  /** Columns that the release before leaves empty, as `table.column`. */
  readonly emptyColumns: Set<string>;
}

/**
 * What new migrations take away from servers of the release before, in words; nothing when they only add. `releases` are
 * those that a contraction may name.
 */
export async function faultsOfExpansion(
  migrations: readonly NewMigration[],
  releases: readonly Release[],
): Promise<string[]> {
  await loadModule();
  const made: Made = { objects: new Set(), emptyColumns: new Set() };
  return migrations.flatMap(({ name, text }) =>
    text.split('--> statement-breakpoint').flatMap((chunk) => {
      const named = declaration.exec(chunk)?.[1];
      const faults = statementsOf(chunk).flatMap((statement) => faultsOf(statement, made));
      if (named === undefined) return faults.map((fault) => `migration ${name} ${fault}. ${how}`);
      if (releases.some(({ version }) => version === named)) return [];
      return [
        `migration ${name} says that something is unused since ${named}, which is not released (platform/releases.json): servers that use it may still run`,
      ];
    }),
  );
}

function statementsOf(sql: string): [kind: string, statement: Part][] {
  return (parseSync(sql).stmts ?? []).map(
    // The parser gives each as an object of one field, the name of its kind.
    ({ stmt }: { stmt?: AnyNode }) => Object.entries(stmt ?? {})[0] as [string, Part],
  );
}

function faultsOf([kind, statement]: [kind: string, statement: Part], made: Made): string[] {
  const table: string = statement.relation?.relname ?? '';
  const isNew = made.objects.has(table);
  if (kind === 'CreateStmt') made.objects.add(table);
  if (kind === 'CreateFunctionStmt') made.objects.add(lastName(statement.funcname));
  if (kind === 'CreateTableAsStmt') made.objects.add(statement.into?.rel?.relname);
  if (kind === 'IndexStmt')
    return isNew ? made.objects.add(statement.idxname) && [] : ofIndex(statement, made);
  if (isNew || adding.has(kind)) return [];
  if (kind === 'AlterTableStmt') {
    return statement.cmds.flatMap(({ AlterTableCmd: change }: Part) => ofChange(table, change, made));
  }
  if (kind === 'DropStmt') {
    const names: string[] = statement.objects.map(objectName);
    const lost = names.filter((name) => !made.objects.has(name));
    return lost.map((name) => `drops the ${words(statement.removeType)} ${name}`);
  }
  if (kind === 'TruncateStmt') {
    const names: string[] = statement.relations.map(({ RangeVar }: Part) => RangeVar.relname);
    return names.filter((name) => !made.objects.has(name)).map((name) => `empties ${name}`);
  }
  if (kind === 'DeleteStmt') return [`deletes rows of ${table}`];
  if (kind === 'RenameStmt') {
    return [`gives the ${words(statement.renameType)} ${statement.subname ?? table} another name`];
  }
  if (kind === 'AlterEnumStmt' && statement.oldVal === undefined) return [];
  if (kind === 'GrantStmt' && statement.is_grant) return [];
  return [`has a statement (${kind}) that may take something away`];
}

function ofIndex(
  { unique, if_not_exists, idxname, relation, indexParams, whereClause }: Part,
  made: Made,
): string[] {
  const columns = indexParams
    .flatMap(({ IndexElem }: Part) => IndexElem.name ?? [])
    .concat(columnsIn(whereClause));
  const faults = [];
  if (unique && !hasEmpty(relation.relname, columns, made)) {
    faults.push(`makes the index ${idxname} unique, which rows of before or of then may not be`);
  }
  if (!if_not_exists) {
    faults.push(
      `makes the index ${idxname} without IF NOT EXISTS, so operators with a large ${relation.relname} cannot make it beforehand (CREATE INDEX CONCURRENTLY)`,
    );
  }
  return faults;
}

function ofChange(table: string, { subtype, name, def }: Part, made: Made): string[] {
  if (harmless.has(subtype)) return [];
  if (subtype === 'AT_AddColumn') return ofColumn(table, def.ColumnDef, made);
  if (subtype === 'AT_AddConstraint') return ofConstraint(table, def.Constraint, made);
  if (subtype === 'AT_ColumnDefault' && def !== undefined) return [];
  if (subtype === 'AT_ColumnDefault') return [`drops the default of ${table}.${name}`];
  if (subtype === 'AT_DropColumn') return [`drops the column ${table}.${name}`];
  if (subtype === 'AT_AlterColumnType') return [`gives ${table}.${name} another type`];
  if (subtype === 'AT_SetNotNull') return [`lets ${table}.${name} be empty no more`];
  // Code that runs does not need a constraint that only forbids; ON CONFLICT needs a unique one.
  if (subtype === 'AT_DropConstraint' && /_(?:fk|fkey|check)$/.test(name)) return [];
  if (subtype === 'AT_DropConstraint') return [`drops the constraint ${name} of ${table}`];
  return [`changes ${table} (${subtype}) in a way that may take something away`];
}

function ofColumn(table: string, { colname, constraints = [], typeName }: Part, made: Made): string[] {
  const kinds: Part[] = constraints.map(({ Constraint }: Part) => Constraint);
  const has = (kind: string) => kinds.find(({ contype }) => contype === `CONSTR_${kind}`);
  const column = `${table}.${colname}`;
  const isCounted = /serial/.test(lastName(typeName.names)) || has('IDENTITY') || has('GENERATED');
  const filled = has('DEFAULT')?.raw_expr;
  if (isCounted || (filled?.FuncCall && lastName(filled.FuncCall.funcname) !== 'now')) {
    return [`adds ${column} with another value for each row, for which the whole table is written anew`];
  }
  if (!filled && (has('NOTNULL') || has('PRIMARY'))) return [`adds ${column} as NOT NULL without a default`];
  if (has('PRIMARY') || (filled && has('UNIQUE'))) return [`adds ${column} as unique with a default`];
  if (!filled) made.emptyColumns.add(column);
  return [];
}

function ofConstraint(table: string, constraint: Part, made: Made): string[] {
  const { contype, conname = '', keys = [], fk_attrs: references = [], raw_expr: check } = constraint;
  const columns = [...keys, ...references].map(({ String: { sval } }: Part) => sval).concat(columnsIn(check));
  const asksForValue = JSON.stringify(check ?? '').includes('"NullTest"');
  if (hasEmpty(table, columns, made) && contype !== 'CONSTR_PRIMARY' && !asksForValue) return [];
  return [`adds the constraint ${conname} to ${table}, which rows of before or of then may not fit`];
}

/** Rows of the release before have nothing in one of these columns, so nothing is asked of them. */
const hasEmpty = (table: string, columns: readonly string[], { emptyColumns }: Made): boolean =>
  columns.some((column) => emptyColumns.has(`${table}.${column}`));

const columnsIn = (expression: Part): string[] =>
  Array.from(
    JSON.stringify(expression ?? '').matchAll(/"ColumnRef":\{"fields":(\[[^\]]*\])/g),
    ([, fields]) => lastName(JSON.parse(fields as string)),
  );

const lastName = (names: readonly Part[]): string => names.at(-1)?.String?.sval ?? '';

const objectName = (part: Part): string =>
  lastName(part.List?.items ?? part.ObjectWithArgs?.objname ?? part.TypeName?.names ?? [part]);

const words = (type: string): string => type.replace('OBJECT_', '').toLowerCase();
