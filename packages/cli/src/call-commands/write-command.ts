import type { Call } from '@svcdesk/core/contract';
import { type AnyCommand, defineCommand } from '../command/command.ts';
import type { Flags } from '../command/flag.ts';
import { text, toggle } from '../command/flag-kinds.ts';
import { textFlags } from '../fields/text-flags.ts';
import { argumentsOf, asGiven, dataFields, flagsOfFields, inputFlag, typedFields } from './call-parts.ts';
import type { WriteParts } from './run-write.ts';

/** Flags that everything takes that changes something. */
const writeFlags = {
  ...inputFlag,
  'dry-run': toggle('n'),
  'idempotency-key': text('KEY'),
} as const satisfies Flags;

/** A command that changes something: to one thing, or to each of several. */
export function writeCommand<const C extends Call>(parts: WriteParts<C>): AnyCommand {
  const {
    name,
    aliases,
    call,
    besides = [],
    args = [],
    each,
    fields,
    texts = {},
    kind,
    confirm,
    inner,
    own,
    examples,
  } = parts;
  const flags: Flags = {
    ...textFlags(texts),
    ...flagsOfFields(fields),
    ...(inner && flagsOfFields(inner.fields, inner.field)),
    ...own,
    ...(confirm && { yes: toggle('y') }),
    ...writeFlags,
  };
  const words = each ? [{ ...asGiven(each), many: true as const }, ...args] : args;
  return defineCommand({
    name,
    aliases,
    calls: [call, ...besides],
    // What is done to one thing is done to each that is piped in.
    arguments: argumentsOf(words).map((argument, index) =>
      index === 0 ? { ...argument, isPiped: true } : argument,
    ),
    flags,
    output: 'done',
    kind,
    examples,
    fields: () => dataFields(call),
    async run(input, context) {
      const { runWrite } = await import('./run-write.ts');
      return runWrite(parts as unknown as WriteParts, typedFields(words, flags, input), input, context);
    },
  });
}
