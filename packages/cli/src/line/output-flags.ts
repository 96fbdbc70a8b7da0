import type { AnyCommand, OutputKind } from '../command.ts';
import { commaParts, type Flag, type Flags, text, toggle } from './flags.ts';

/** Field names, separated by commas; which there are is known only to the command. */
const fieldNames: Flag<readonly string[] | undefined> = {
  value: 'FIELDS',
  repeats: true,
  read: (given) => (given.length === 0 ? undefined : commaParts(given)),
};

/** Flags of a list, whatever it lists. */
export const rowFlags = {
  columns: fieldNames,
  sort: text('FIELD'),
  'no-headers': toggle(),
  csv: toggle(undefined, { conflicts: ['json', 'jq', 'template', 'plain'] }),
  plain: toggle(undefined, { conflicts: ['json', 'jq', 'template'] }),
} as const satisfies Flags;

/** Flag of what can be shown again whenever something happens. */
export const watchFlags = {
  watch: toggle('w', { conflicts: ['csv'] }),
} as const satisfies Flags;

const byOutput: Readonly<Record<OutputKind, Flags>> = {
  rows: rowFlags,
  detail: {},
  done: {},
  values: {},
  stream: {},
};

/** All flags of a command: its own, and those that come with how it answers. */
export function flagsOf(command: Pick<AnyCommand, 'flags' | 'output' | 'isWatchable'>): Flags {
  const { flags, output, isWatchable } = command;
  return {
    ...flags,
    ...(isWatchable && watchFlags),
    ...Object.fromEntries(Object.entries(byOutput[output]).filter(([name]) => !(name in flags))),
  };
}
