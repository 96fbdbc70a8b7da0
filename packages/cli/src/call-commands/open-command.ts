import { type AnyCommand, defineCommand } from '../command/command.ts';
import { thingOf } from '../things/index.ts';
import type { Opened } from './run-open.ts';

/** A command that opens things. */
interface OpenParts extends Opened {
  readonly name: string;
  readonly examples: Readonly<Record<string, string>>;
}

/** A command that opens things in the web app; a program gets their addresses, and so does who has no browser. */
export function openCommand({ name, examples, ...what }: OpenParts): AnyCommand {
  return defineCommand({
    name,
    calls: [],
    arguments: [{ name: thingOf(what.thing).placeholder, many: true, thing: what.thing, isPiped: true }],
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
