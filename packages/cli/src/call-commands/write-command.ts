import type { Call, DataOf } from '@svcdesk/core/contract';
import type { Context } from '../command/command.ts';
import { type AnyCommand, defineCommand } from '../command/command.ts';
import type { Flags } from '../command/flag.ts';
import { text, toggle } from '../command/flag-kinds.ts';
import type { FieldOf } from '../fields/field-use.ts';
import { textFlags } from '../input/text-flags.ts';
import type { Connection } from '../session/connection.ts';
import type { KindName } from '../show/kinds.ts';
import {
  type ArgumentGiven,
  argumentsOf,
  asGiven,
  type CallParts,
  dataFields,
  flagsOfFields,
  inputFlag,
  typedFields,
} from './call-parts.ts';

/** Flags that everything takes that changes something. */
const writeFlags = {
  ...inputFlag,
  'dry-run': toggle('n'),
  'idempotency-key': text('KEY'),
} as const satisfies Flags;

/** What a command may add to its call, where it changes something. */
export interface WriteParts<C extends Call = Call> extends CallParts<C> {
  readonly kind?: KindName;
  /** What is done to each of several things: the field that names it. */
  readonly each?: ArgumentGiven<FieldOf<C>>;
  /** Long texts: each comes by its flag, by a file, or by standard input. */
  readonly texts?: Readonly<Record<string, FieldOf<C>>>;
  /** The action whose words tell what was done; the call's own name unless said. */
  readonly action?: string;
  /** Whether it is asked first: it cannot be undone. */
  readonly confirm?: true;
  /** Whether its thing has a `view` that shows how it stands. */
  readonly viewed?: false;
  /** Fields that `complete` fills where the line does not name them. */
  readonly filled?: readonly FieldOf<C>[];
  /** What the request still needs, that only the server or the line as a whole tells. */
  complete?(
    request: Record<string, unknown>,
    connection: Connection,
    context: Context,
  ): Promise<object | undefined>;
  /** The command that probably comes next. */
  next?(data: DataOf<C>): string | undefined;
}

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
    examples,
  } = parts;
  const flags: Flags = {
    ...textFlags(texts),
    ...flagsOfFields(fields),
    ...(confirm && { yes: toggle('y') }),
    ...writeFlags,
  };
  const words = each ? [{ ...asGiven(each), many: true as const }, ...args] : args;
  return defineCommand({
    name,
    aliases,
    calls: [call, ...besides],
    arguments: argumentsOf(words),
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
