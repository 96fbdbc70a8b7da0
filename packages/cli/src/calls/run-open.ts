import { deepLink } from '@svcdesk/core/format';
import { format } from '@svcdesk/core/phrases';
import type { Context } from '../command.ts';
import { namesFrom } from '../host/input.ts';
import type { Output } from '../print/output.ts';
import { findResource } from '../resources/find.ts';
import { connectSignedIn } from '../session/connection.ts';
import type { Opened } from './parts.ts';

/** Opens each of what was named. */
export async function runOpen(
  { resource, kind }: Opened,
  words: readonly string[],
  context: Context,
): Promise<Output> {
  const names = await namesFrom(words, resource, context);
  if (names.length === 0) context.terminal.note(context.phrases.notes.nothingToDo);
  const connection = connectSignedIn(context);
  async function* opened() {
    for (const named of names) {
      const id = await findResource(resource, named, { connection, request: {} }, context);
      yield { url: await open(deepLink(connection.profile.server, { kind, id }), context) };
    }
  }
  return { kind: 'done', items: opened(), many: true };
}

/** Opens an address for the person at the terminal, or prints it where there is no browser. */
async function open(url: string, { host, globals, phrases, terminal }: Context): Promise<string> {
  if (!terminal.forPeople || globals.json) return url;
  if (await host.openBrowser(url)) terminal.note(format(phrases.notes.opened, { url }));
  else terminal.print(url);
  return url;
}
