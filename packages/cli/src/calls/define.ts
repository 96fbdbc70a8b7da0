import type { Call } from '@svcdesk/core/contract';
import { type AnyCommand, type Command, defineCommand, type Noun } from '../command.ts';
import { type Flags, text, toggle, whole } from '../line/flags.ts';
import { resourceOf } from '../resources/resources.ts';
import {
  argumentsOf,
  asGiven,
  dataFields,
  flagsOfFields,
  inputFlag,
  type ListParts,
  listedFields,
  type Opened,
  textFlags,
  typedFields,
  type ViewParts,
  type WriteParts,
} from './parts.ts';
import { runList } from './run-list.ts';

/** A command that gets its name from its noun. */
type Unnamed = (name: string) => AnyCommand;

/** A noun with its commands by verb; each is called by both. */
export function noun(
  name: string,
  verbs: Readonly<Record<string, Unnamed | AnyCommand>>,
  options: Pick<Extract<Noun, { verbs: unknown }>, 'defaultVerb'> = {},
): Noun {
  const named = Object.entries(verbs).map(([verb, command]) => [
    verb,
    typeof command === 'function' ? command(`${name} ${verb}`) : command,
  ]);
  return { ...options, verbs: Object.fromEntries(named) };
}

/** A command that is more than one call. */
export function command<const F extends Flags>(parts: Omit<Command<F>, 'name'>): Unnamed {
  return (name) => defineCommand({ ...(parts as Command<F>), name });
}

const maxLimit = 1_000_000;

/** Flags of a list that comes in pages. */
const pageFlags = {
  limit: whole('COUNT', 1, maxLimit, 'L'),
  all: toggle(undefined, { conflicts: ['limit'] }),
} as const satisfies Flags;

/** A command that lists what a call gives. */
export function list<const C extends Call>(parts: ListParts<C>): Unnamed {
  const { aliases = [], call, otherCalls = [], args, fields, kind, examples } = parts;
  const flags: Flags = { ...flagsOfFields(fields), ...(!parts.unpaged && pageFlags) };
  return (name) =>
    defineCommand({
      name,
      // What is listed daily has a short spelling, the same under every noun.
      aliases: name.endsWith(' list') ? ['ls', ...aliases] : aliases,
      calls: [call, ...otherCalls],
      arguments: argumentsOf(args),
      flags,
      output: 'rows',
      isWatchable: true,
      kind,
      examples,
      fields: () => parts.itemFields ?? listedFields(call),
      run(input, context) {
        const typed = typedFields(args, flags, input).map((field) => {
          const usual = parts.defaults?.[field.label.replace(/^--/, '')];
          if (usual === undefined || field.typed.length > 0) return field;
          return { ...field, typed: [typeof usual === 'string' ? usual : usual(context)] };
        });
        // What runs any call asks its schema, and needs no types of it.
        return runList(parts as unknown as ListParts, typed, input, context);
      },
    });
}

/** A command that shows one record. */
export function view<const C extends Call>(parts: ViewParts<C>): Unnamed {
  const { aliases, call, otherCalls = [], args, fields, kind, extraFields = [], examples } = parts;
  const flags: Flags = flagsOfFields(fields);
  return (name) =>
    defineCommand({
      name,
      aliases,
      calls: [call, ...otherCalls],
      arguments: argumentsOf(args),
      flags,
      output: 'detail',
      isWatchable: true,
      kind,
      examples,
      fields: () => [...dataFields(call), ...extraFields],
      async run(input, context) {
        const { runView } = await import('./run-view.ts');
        // What runs any call asks its schema, and needs no types of it.
        return runView(parts as unknown as ViewParts, typedFields(args, flags, input), input, context);
      },
    });
}

/** Flags that everything takes that changes something. */
const writeFlags = {
  ...inputFlag,
  'dry-run': toggle('n'),
  'idempotency-key': text('KEY'),
} as const satisfies Flags;

/** A command that changes something: to one record, or to each of several. */
export function write<const C extends Call>(parts: WriteParts<C>): Unnamed {
  const {
    aliases,
    call,
    otherCalls = [],
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
  return (name) =>
    defineCommand({
      name,
      aliases,
      calls: [call, ...otherCalls],
      // What is done to one record is done to each that is piped in.
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
        // What runs any call asks its schema, and needs no types of it.
        return runWrite(
          name,
          parts as unknown as WriteParts,
          typedFields(words, flags, input),
          input,
          context,
        );
      },
    });
}

/** What a command opens, and its examples. */
interface OpenParts extends Opened {
  readonly examples: Readonly<Record<string, string>>;
}

/** A command that opens records in the web app; a program gets their addresses, and so does who has no browser. */
export function open({ examples, ...what }: OpenParts): Unnamed {
  return (name) =>
    defineCommand({
      name,
      calls: [],
      arguments: [
        { name: resourceOf(what.resource).placeholder, many: true, resource: what.resource, isPiped: true },
      ],
      flags: {},
      output: 'done',
      examples,
      fields: () => ['url'],
      async run({ args: [words = []] }, context) {
        const { runOpen } = await import('./run-open.ts');
        return runOpen(what, words, context);
      },
    });
}
