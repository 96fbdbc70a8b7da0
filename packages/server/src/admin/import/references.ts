import { timeOrderedId } from '@svcdesk/core';
import DataLoader from 'dataloader';
import { type Queryable, statement } from '../../platform/db/index.ts';
import { NotJudged, RowProblem } from './problem.ts';

/** Things that rows call by a code of their own choice. */
export type CodedKind =
  | 'customer'
  | 'group'
  | 'calendar'
  | 'catalogue'
  | 'type'
  | 'template'
  | 'skill'
  | 'class'
  | 'checkList'
  | 'plan'
  | 'article'
  | 'network';

interface Found {
  readonly code: string;
  readonly id: string;
}

const keyed = statement<Found, [tenantId: string, codes: readonly string[], kind: string]>(
  'import.keyed',
  'SELECT code, object_id AS id FROM import_keys WHERE tenant_id = $1 AND kind = $3 AND code = ANY($2::text[])',
);

const keep = statement<
  object,
  [tenantId: string, kind: string, codes: readonly string[], ids: readonly string[]]
>(
  'import.keep',
  `INSERT INTO import_keys (tenant_id, kind, code, object_id)
   SELECT $1, $2, code, id FROM unnest($3::text[], $4::uuid[]) AS x (code, id)`,
);

const byName = (table: string, column: string) =>
  statement<Found, [tenantId: string, names: readonly string[]]>(
    `import.${table}`,
    `SELECT ${column} AS code, id FROM ${table} WHERE tenant_id = $1 AND ${column} = ANY($2::text[])`,
  );

const named = {
  user: byName('accounts', 'account_name'),
  staff: statement<Found, [tenantId: string, names: readonly string[]]>(
    'import.staff',
    `SELECT account_name AS code, id FROM accounts
     WHERE tenant_id = $1 AND account_name = ANY($2::text[]) AND type = 1`,
  ),
  cell: byName('cells', 'code'),
  asset: byName('assets', 'code'),
};

/** Kinds of rows with a name of their own, by which other rows refer to them. */
export type NamedKind = keyof typeof named;

/** Finds what rows refer to, and gives ids to what they bring. */
export interface References {
  /** The thing of a code that `field` names; a row that names one that is not there cannot be written. */
  of(kind: CodedKind | NamedKind, code: string, field: string): Promise<string>;
  /** The id of a thing that a row brings, known from an earlier import or new. */
  own(kind: CodedKind, code: string): Promise<string>;
  /** Notes that a row with a problem brings the thing: rows that name it cannot be judged. */
  doubt(kind: CodedKind | NamedKind, code: string): void;
}

export function referencesOf(tx: Queryable, tenantId: string): References {
  const known = new Map<string, string>();
  const finders = new Map<CodedKind | NamedKind, DataLoader<string, string | undefined>>();
  const keepers = new Map<CodedKind, DataLoader<string, string>>();
  const doubted = new Set<string>();
  let lastMs = 0;

  function finderOf(kind: CodedKind | NamedKind) {
    return new DataLoader<string, string | undefined>(
      async (asked) => {
        const codes = [...new Set(asked)];
        const rows =
          kind in named
            ? await named[kind as NamedKind].all(tx, tenantId, codes)
            : await keyed.all(tx, tenantId, codes, kind);
        for (const { code, id } of rows) known.set(`${kind} ${code}`, id);
        return asked.map((code) => known.get(`${kind} ${code}`));
      },
      { cache: false },
    );
  }

  function keeperOf(kind: CodedKind) {
    return new DataLoader<string, string>(
      async (codes) => {
        const ids = codes.map((code) => {
          // Of two made in one millisecond either might come first: rows that are sorted alike keep the order of the file.
          lastMs = Math.max(Date.now(), lastMs + 1);
          const id = timeOrderedId(lastMs);
          known.set(`${kind} ${code}`, id);
          return id;
        });
        await keep.change(tx, tenantId, kind, codes, ids);
        return ids;
      },
      { cache: false },
    );
  }

  async function find(kind: CodedKind | NamedKind, code: string): Promise<string | undefined> {
    const seen = known.get(`${kind} ${code}`);
    if (seen) return seen;
    const finder = finders.get(kind) ?? finderOf(kind);
    finders.set(kind, finder);
    return finder.load(code);
  }

  return {
    doubt: (kind, code) => void doubted.add(`${kind} ${code}`),
    async of(kind, code, field) {
      const id = await find(kind, code);
      if (id !== undefined) return id;
      if (doubted.has(`${kind} ${code}`)) throw new NotJudged(field, `"${code}" has a problem itself`);
      if (kind !== 'staff') throw new RowProblem(field, `there is no ${kind} "${code}"`);
      // Seats, leads, duty and work show sites of all customers, and a client sees their own only.
      if ((await find('user', code)) === undefined) throw new RowProblem(field, `there is no user "${code}"`);
      throw new RowProblem(field, `"${code}" is a client; only staff can be named here`);
    },
    async own(kind, code) {
      const present = await find(kind, code);
      if (present) return present;
      const keeper = keepers.get(kind) ?? keeperOf(kind);
      keepers.set(kind, keeper);
      return keeper.load(code);
    },
  };
}
