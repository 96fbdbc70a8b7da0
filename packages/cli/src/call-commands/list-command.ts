import type { Call, DataOf } from '@svcdesk/core/contract';
import { type AnyCommand, defineCommand, type Flags } from '../command/command.ts';
import type { Context } from '../command/context.ts';
import { toggle, whole } from '../command/flag-kinds.ts';
import type { Item } from '../output/output.ts';
import type { Connection } from '../session/connection.ts';
import type { KindName } from '../show/kinds.ts';
import { argumentsOf, type CallParts, dataFields, flagsOfFields, typedFields } from './call-parts.ts';
import { runList } from './run-list.ts';

const limitMax = 1_000_000;

/** Flags of a list that comes in pages. */
const pageFlags = {
  limit: whole('COUNT', 1, limitMax, 'L'),
  all: toggle(undefined, { conflicts: ['limit'] }),
} as const satisfies Flags;

/** What a list may add to its call. */
export interface ListParts<C extends Call = Call> extends CallParts<C> {
  readonly kind?: KindName;
  /** Fields that are shown unless others are asked for. */
  readonly columns: readonly string[] | ((request: Readonly<Record<string, unknown>>) => readonly string[]);
  /** Whether some of what it is asked for must be said. */
  readonly asksBack?: true;
  /** Whether it comes at once and not in pages. */
  readonly whole?: true;
  /** Items of data that is neither a page nor a list of them. */
  items?(data: DataOf<C>): readonly Item[];
  /** Fields of those items. */
  readonly itemFields?: readonly string[];
  /** The call and request for whoever is signed in, where they differ. */
  choose?(request: Record<string, unknown>, connection: Connection, context: Context): Promise<Chosen>;
}

/** What is asked for in place of what the flags say. */
export interface Chosen {
  readonly call: Call;
  readonly request: Record<string, unknown>;
}

/** A command that lists what a call gives. */
export function listCommand<const C extends Call>(parts: ListParts<C>): AnyCommand {
  const { name, aliases, call, besides = [], args, fields, kind, examples } = parts;
  const flags: Flags = { ...flagsOfFields(fields), ...(parts.whole ? {} : pageFlags) };
  return defineCommand({
    name,
    aliases,
    calls: [call, ...besides],
    arguments: argumentsOf(args),
    flags,
    output: 'rows',
    kind,
    examples,
    fields: () => parts.itemFields ?? dataFields(call),
    run: (input, context) =>
      runList(parts as unknown as ListParts, typedFields(args, flags, input), input, context),
  });
}
