import type { Call } from '@svcdesk/core/contract';
import { type AnyCommand, defineCommand } from '../command/command.ts';
import type { Flags } from '../command/flag.ts';
import { argumentsOf, dataFields, flagsOfFields, typedFields } from './call-parts.ts';
import type { ViewParts } from './run-view.ts';

/** A command that shows one thing. */
export function viewCommand<const C extends Call>(parts: ViewParts<C>): AnyCommand {
  const { name, aliases, call, besides = [], args, fields, kind, more = [], examples } = parts;
  const flags: Flags = flagsOfFields(fields);
  return defineCommand({
    name,
    aliases,
    calls: [call, ...besides],
    arguments: argumentsOf(args),
    flags,
    output: 'sheet',
    isWatchable: true,
    kind,
    examples,
    fields: () => [...dataFields(call), ...more],
    async run(input, context) {
      const { runView } = await import('./run-view.ts');
      return runView(parts as unknown as ViewParts, typedFields(args, flags, input), input, context);
    },
  });
}
