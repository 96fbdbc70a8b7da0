/** `svcdesk-server`: runs the server, and looks after its data. */
import { isConnectionLost, isLockedOut, StartError } from '../platform/db/index.ts';
import { explainDiskFault } from '../platform/disk-fault.ts';
import { explainUnknownSettings, SettingsError } from '../platform/settings/settings.ts';
import { unexpectedErrorInWords } from '../platform/unexpected-error.ts';
import { version } from '../platform/version.ts';
import { AdminRefused, wrongUse } from './read-args.ts';
import { usage } from './usage.ts';

type Command = (args: readonly string[]) => Promise<void>;

/** Imported on demand: starting the server should not load an importer. */
const commands: Readonly<Record<string, () => Promise<{ run: Command }>>> = {
  start: () => import('./commands/start.ts'),
  serve: () => import('./commands/start.ts'),
  migrate: () => import('./commands/migrate.ts'),
  import: () => import('./commands/import.ts'),
  backup: () => import('./commands/backup.ts'),
  restore: () => import('./commands/restore.ts'),
  accounts: () => import('./commands/accounts.ts'),
  secrets: () => import('./commands/secrets.ts'),
  audit: () => import('./commands/audit.ts'),
};

/** What becomes the server. */
const isStart = (name: string): boolean => name === 'start' || name === 'serve';
const helps = ['help', '--help', '-h'];

async function main([name = 'start', ...args]: readonly string[]): Promise<void> {
  if (helps.includes(name)) return console.log(usage(args[0]));
  if (name === '--version') return console.log(version);
  const load = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!load) throw wrongUse(`There is no ${name.startsWith('-') ? 'option' : 'command'} "${name}".`);
  if (args.some((arg) => arg === '--help' || arg === '-h')) return console.log(usage(name));
  // A starting server logs them itself.
  const unknown = isStart(name) ? undefined : explainUnknownSettings(Object.keys(process.env));
  if (unknown !== undefined) console.error(unknown);
  await (await load()).run(args);
}

const lockedOut =
  'Another program, perhaps a command, holds what this one needs in the database. Run it again when that has ended.';

// Archives and restored files hold secrets; so do files of libraries that name no permissions.
process.umask(0o077);

// A closed pipe means that the reader has enough, as `head` does.
process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => process.exit(code === 'EPIPE' ? 0 : 1));

main(process.argv.slice(2)).catch((error: unknown) => {
  const expected =
    error instanceof AdminRefused || error instanceof SettingsError || error instanceof StartError;
  if (isConnectionLost(error)) console.error(`The database cannot be reached: ${(error as Error).message}.`);
  else if (isLockedOut(error)) console.error(lockedOut);
  else console.error(expected ? error.message : (explainDiskFault(error) ?? unexpectedErrorInWords(error)));
  if (error instanceof AdminRefused && error.exitCode === 2) console.error(`\n${usage(process.argv[2])}`);
  process.exitCode = error instanceof AdminRefused ? error.exitCode : 1;
});
