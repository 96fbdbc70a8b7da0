/** One way to reach rows: what to join, one row for each branch, and how a row `r` belongs to a branch. */
export interface Branches {
  readonly from: string;
  readonly where: string;
}

/** Rows of one table that a list may hold; values stand in it as {names}. */
export interface Source {
  readonly table: string;
  /** Each goes by an index of its own, in the order of the list. */
  readonly branches: readonly Branches[];
  /** Whether a row `r` is of some branch, for rows that were found by words or keys. */
  readonly reached: string;
  /** What words are searched in, of a row `r`. */
  readonly text?: string | undefined;
  /** Whether its `grams` say which rows may have them; a small table is walked through without. */
  readonly grams?: boolean | undefined;
  /** The array of a row `r` that holds what filters ask for, written as its GIN index has it. */
  readonly keys?: string | undefined;
}

/** What may be asked of every row besides. */
export interface Filter {
  /** Over a row `r`. */
  readonly where: string;
  /** The same over the keys of a row: an operator and what is sought. */
  readonly keys?: string | undefined;
}

/** What a list goes by, with the id behind it. */
export interface Key {
  readonly column: string;
  readonly type: 'timestamptz' | 'date' | 'text';
  readonly direction: 'ASC' | 'DESC';
}

/** A list over one or several tables. */
export interface ListParts {
  /** Of its statements. */
  readonly name: string;
  readonly sources: readonly Source[];
  /** The newest first, unless it is said. */
  readonly key?: Key | undefined;
  /** Bounds of what the list goes by, each by the name of its value. */
  readonly ranges?: Readonly<Record<string, string>> | undefined;
  /** Each by the name of the value without which it is not asked. */
  readonly filters?: Readonly<Record<string, Filter>> | undefined;
  /** What is shown of the ids in `top`: columns, and what is joined to it for them. */
  readonly shown: { readonly columns: string; readonly joins?: string | undefined };
}

/** Whether a filter is asked: one without values is not. */
export const isGiven = (value: unknown): boolean =>
  value !== undefined && value !== null && !(Array.isArray(value) && value.length === 0);

/** A filter by one id. */
export const byId = (column: string, value: string): Filter => ({
  where: `r.${column} = {${value}}::uuid`,
  keys: `@> ARRAY[{${value}}::uuid::text]`,
});

/** The rows of one id, where an index has them in the order of the list. */
export const branchOf = (column: string, value: string): Branches => ({
  from: '(SELECT 1) a',
  where: `r.${column} = {${value}}::uuid`,
});

/** The same of each of some small numbers. */
export const eachNumber = (column: string, value: string): Branches => ({
  from: `unnest({${value}}::smallint[]) s(v)`,
  where: `r.${column} = s.v`,
});

/** A filter by small numbers. */
export const byNumbers = (column: string, value: string): Filter => ({
  where: `r.${column} = ANY({${value}}::smallint[])`,
  keys: `&& {${value}}::smallint[]::text[]`,
});
