import type { AnyCommand } from '../command/command.ts';
import { open } from './define.ts';
import type { Opened } from './run-open.ts';

/** A command that opens things in the web app, by its whole name. */
export function openCommand({
  name,
  ...parts
}: Opened & { readonly name: string; readonly examples: Readonly<Record<string, string>> }): AnyCommand {
  return open(parts)(name);
}
