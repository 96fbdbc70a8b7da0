import { createDatabase, type Database } from './database.ts';
import { connectAdminSocket } from './embedded/connect-admin-socket.ts';
import { type EmbeddedOptions, openEmbedded } from './embedded/driver.ts';
import { openPostgres, type PostgresOptions } from './postgres/driver.ts';

export type OpenOptions = ({ kind: 'embedded' } & EmbeddedOptions) | ({ kind: 'postgres' } & PostgresOptions);

/** Opens the database; `migrate` brings its tables up to date afterwards. */
export async function openDatabase(options: OpenOptions): Promise<Database> {
  const driver = options.kind === 'embedded' ? await openEmbedded(options) : openPostgres(options);
  return createDatabase(driver);
}

/** The embedded database of a server that runs on this data folder, for administration beside it. */
export async function enterRunning(folder: string): Promise<Database> {
  return createDatabase(await connectAdminSocket(folder));
}
