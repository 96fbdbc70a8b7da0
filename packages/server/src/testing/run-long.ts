import { type Database, withoutTimeLimit } from '../platform/db/index.ts';

/** Runs a statement that fills large tables, for which a busy machine may need longer than a request may take. */
export const runLong = (db: Database, text: string, values: readonly unknown[]): Promise<unknown> =>
  db.transaction(async (tx) => {
    await tx.connection.run(withoutTimeLimit);
    return tx.connection.run({ text, values: values as readonly (string | null)[] });
  });
