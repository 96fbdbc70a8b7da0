import { withDesk } from '../open-desk.ts';

/** Brings the tables up to date; the server does the same when it starts. */
export async function run(): Promise<void> {
  // Opening does it.
  await withDesk(async () => console.log('The database is up to date.'));
}
