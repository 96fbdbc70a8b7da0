import { withDatabase } from '../open-database.ts';
import { expectNothing } from '../read-args.ts';

/** Brings the tables up to date; the server does the same when it starts. */
export async function run(args: readonly string[]): Promise<void> {
  expectNothing('migrate', args);
  // Opening does it.
  await withDatabase(async () => console.log('The database is up to date.'));
}
