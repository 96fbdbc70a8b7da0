import type * as z from 'zod/mini';
import type { OperatorContext } from '../../modules/account/disable-account.ts';
import type { Transaction } from '../../platform/db/index.ts';
import type { SecretBox } from '../../platform/secrets/secret-box.ts';
import type { References } from './references.ts';
import type { Effect } from './upsert.ts';

/** What rows are written with. */
export interface ImportContext {
  readonly tx: Transaction;
  readonly tenantId: string;
  readonly references: References;
  /** Seals what nobody may read in the database. */
  readonly secrets: SecretBox;
  readonly now: Date;
  /** For what has effects beyond its row, such as disabling an account. */
  readonly operator: OperatorContext;
}

/** A list that can be imported. */
export interface ImportKind {
  /** Of the list in a JSON file, and of a CSV file before its `.csv`. */
  readonly name: string;
  readonly about: string;
  readonly schema: z.ZodMiniObject;
  write(context: ImportContext, row: never): Promise<Effect>;
}

/** Writes a kind down with the type of its rows. */
export function importKind<Schema extends z.ZodMiniObject>(kind: {
  readonly name: string;
  readonly about: string;
  readonly schema: Schema;
  write(context: ImportContext, row: z.output<Schema>): Promise<Effect>;
}): ImportKind {
  return kind as ImportKind;
}
