import { arrivalLink } from '@svcdesk/core/format';
import { format } from '@svcdesk/core/phrases';
import { type AnyCommand, type Context, defineCommand } from '../command/command.ts';
import { namesFrom } from '../input/names.ts';
import { connectSignedIn } from '../session/connection.ts';
import { findThing } from '../things/find.ts';
import { type ThingName, thingOf } from '../things/index.ts';

/** Things that the web app can be opened at. */
interface OpenParts {
  readonly name: string;
  readonly thing: ThingName;
  /** What the web app calls such a thing. */
  readonly kind: string;
  readonly examples: Readonly<Record<string, string>>;
}

/** A command that opens things in the web app; a program gets their addresses, and so does who has no browser. */
export function openCommand({ name, thing, kind, examples }: OpenParts): AnyCommand {
  return defineCommand({
    name,
    calls: [],
    arguments: [{ name: thingOf(thing).placeholder, many: true, thing }],
    flags: {},
    output: 'done',
    examples,
    fields: () => ['url'],
    async run({ args: [words = []] }, context) {
      const names = await namesFrom(words, context);
      const connection = connectSignedIn(context);
      async function* opened() {
        for (const named of names) {
          const id = await findThing(thing, named, { connection, request: {} }, context);
          yield { url: await open(arrivalLink(connection.profile.server, { kind, id }), context) };
        }
      }
      return { kind: 'done', items: opened(), many: true };
    },
  });
}

/** Opens an address for whoever sits at the terminal, or tells it where there is no browser. */
async function open(url: string, { host, globals, phrases, terminal }: Context) {
  if (!terminal.forPeople || globals.json) return url;
  if (await host.openBrowser(url)) terminal.note(format(phrases.notes.opened, { url }));
  else terminal.print(url);
  return url;
}
