#!/usr/bin/env -S node --max-semi-space-size=4
/** `svcdesk-server`: runs the server, and looks after its data. */
import { FolderInUseError } from '../db/index.ts';
import { SettingsError } from '../settings/settings.ts';
import { AdminRefused, wrongUse } from './refused.ts';
import { usage } from './usage.ts';

type Command = (args: readonly string[]) => Promise<void>;

/** Loaded when asked for: whoever starts the server should not wait for an importer. */
const commands: Readonly<Record<string, () => Promise<{ run: Command }>>> = {
  serve: () => import('./commands/serve.ts'),
  migrate: () => import('./commands/migrate.ts'),
  import: () => import('./commands/import.ts'),
  backup: () => import('./commands/backup.ts'),
  restore: () => import('./commands/restore.ts'),
  audit: () => import('./commands/audit.ts'),
};

async function main([name = 'serve', ...args]: readonly string[]): Promise<void> {
  if (['help', '--help', '-h'].includes(name) || args.includes('--help')) {
    console.log(usage);
    return;
  }
  const load = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!load) throw wrongUse(`There is no command "${name}".`);
  await (await load()).run(args);
}

main(process.argv.slice(2)).catch((error: unknown) => {
  const expected =
    error instanceof AdminRefused || error instanceof SettingsError || error instanceof FolderInUseError;
  console.error(expected ? error.message : error);
  if (error instanceof AdminRefused && error.exitCode === 2) console.error(`\n${usage}`);
  process.exitCode = error instanceof AdminRefused ? error.exitCode : 1;
});
