import type { Call } from '@svcdesk/core/contract';
import { type AnyCommand, defineCommand } from '../command/command.ts';
import type { Flags } from '../command/flag.ts';
import { toggle, whole } from '../command/flag-kinds.ts';
import { argumentsOf, dataFields, flagsOfFields, typedFields } from './call-parts.ts';
import { type ListParts, runList } from './run-list.ts';

const maxLimit = 1_000_000;

/** Flags of a list that comes in pages. */
const pageFlags = {
  limit: whole('COUNT', 1, maxLimit, 'L'),
  all: toggle(undefined, { conflicts: ['limit'] }),
} as const satisfies Flags;

/** A command that lists what a call gives. */
export function listCommand<const C extends Call>(parts: ListParts<C>): AnyCommand {
  const { name, aliases = [], call, besides = [], args, fields, kind, examples } = parts;
  const flags: Flags = { ...flagsOfFields(fields), ...(!parts.whole && pageFlags) };
  return defineCommand({
    name,
    // What is listed daily has a short spelling, the same under every noun.
    aliases: name.endsWith(' list') ? ['ls', ...aliases] : aliases,
    calls: [call, ...besides],
    arguments: argumentsOf(args),
    flags,
    output: 'rows',
    isWatchable: true,
    kind,
    examples,
    fields: () => parts.itemFields ?? dataFields(call),
    run(input, context) {
      const typed = typedFields(args, flags, input).map((field) => {
        const usual = parts.usual?.[field.written.replace(/^--/, '')];
        if (usual === undefined || field.typed.length > 0) return field;
        return { ...field, typed: [typeof usual === 'string' ? usual : usual(context)] };
      });
      return runList(parts as unknown as ListParts, typed, input, context);
    },
  });
}
