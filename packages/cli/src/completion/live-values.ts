import { isFieldFlag } from '../calls/fields.ts';
import type { Context } from '../command.ts';
import { flagsOf } from '../line/output-flags.ts';
import type { Candidate, ThingName } from '../resources/resource.ts';
import { thingOf } from '../resources/resources.ts';
import { connectSignedIn } from '../session/connection.ts';
import { cached } from './cache.ts';
import { listedOrders } from './listed-orders.ts';
import type { Wanted } from './wanted.ts';
import type { Word } from './word.ts';

/** Longest wait for a server: whoever pressed Tab looks at the cursor. */
const timeoutSeconds = 1;

/** Names that the server knows, of what somebody may name; nothing where it cannot be asked. */
export async function liveValues(thing: ThingName, wanted: Wanted, given: Context): Promise<readonly Word[]> {
  const context: Context = { ...given, globals: { ...given.globals, timeout: timeoutSeconds } };
  try {
    const site = thing === 'site' ? undefined : await siteOf(wanted, context);
    const all = await candidates(thing, site, context);
    // What is written takes one that has none below it; what is looked for may be all below one.
    const found = wanted.command?.output === 'done' ? all.filter(({ isBranch }) => !isBranch) : all;
    const own = thing === 'person' ? [{ value: '@me' }] : [];
    return [...own, ...found.map(({ names: [value = ''], label }) => ({ value, text: label }))];
  } catch {
    // No session, no server, no right: then there is nothing to complete, and a prompt is no place to say so.
    return [];
  }
}

async function candidates(
  thing: ThingName,
  cellId: string | undefined,
  context: Context,
): Promise<readonly Candidate[]> {
  const connection = connectSignedIn(context, { validate: false });
  const { profile, session } = connection;
  const whose = `${profile.sessionKey} ${session.current()?.id ?? context.host.env.SVCDESK_TOKEN}`;
  return cached(`${whose} ${thing} ${cellId ?? ''}`, context.host, async () => {
    const listed = listedOrders(thing);
    const search = listed ?? (await thingOf(thing).search?.());
    return search ? search('', { connection, request: { cellId } }) : [];
  });
}

/** The site that the line names: types, catalogues, assets and reporters are those of a site. */
async function siteOf({ command, line }: Wanted, context: Context): Promise<string | undefined> {
  if (!command) return undefined;
  const index = command.arguments.findIndex(({ thing }) => thing === 'site');
  const flag = Object.entries(flagsOf(command)).find(
    ([, each]) => isFieldFlag(each) && each.use.thing === 'site',
  )?.[0];
  const named = line.positional[index + command.name.split(' ').length];
  const typed = flag === undefined ? undefined : line.values.get(flag);
  const name = (index >= 0 ? named : undefined) ?? typed;
  if (name === undefined) return undefined;
  const sites = await candidates('site', undefined, context);
  return sites.find(({ id, names }) => id === name || names.includes(name))?.id;
}
