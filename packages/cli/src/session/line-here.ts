import type { Context } from '../command.ts';

/** A command to copy that goes to the same server and profile as this run. */
export function lineHere(command: string, { globals }: Pick<Context, 'globals'>): string {
  const server = globals.server ? ` --server ${globals.server}` : '';
  const profile = globals.profile ? ` --profile ${globals.profile}` : '';
  return `svcdesk ${command}${server}${profile}`;
}
