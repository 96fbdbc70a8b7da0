import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as devices from '@svcdesk/core/contract/device-orders';
import * as entrust from '@svcdesk/core/contract/entrust';
import * as orders from '@svcdesk/core/contract/orders';
import * as pm from '@svcdesk/core/contract/pm-orders';
import * as projects from '@svcdesk/core/contract/projects';
import { openStatuses } from '@svcdesk/core/rules';
import { isFieldFlag } from '../calls/fields.ts';
import type { Context } from '../command.ts';
import { cacheFolder } from '../host/cache-folder.ts';
import type { Host } from '../host/host.ts';
import { flagsOf } from '../line/output-flags.ts';
import type { Candidate, LookupContext, ResourceName, Search } from '../resources/resource.ts';
import { resourceOf } from '../resources/resources.ts';
import { connectSignedIn } from '../session/connection.ts';
import type { Wanted, Word } from './completion-words.ts';

/** Longest wait for a server: completion blocks the shell's cursor. */
const timeoutSeconds = 1;

/** Names that the server knows, for an argument or flag; nothing where it cannot be asked. */
export async function liveValues(
  resource: ResourceName,
  wanted: Wanted,
  given: Context,
): Promise<readonly Word[]> {
  const context: Context = { ...given, globals: { ...given.globals, timeout: timeoutSeconds } };
  try {
    const site = resource === 'site' ? undefined : await siteOf(wanted, context);
    const all = await candidates(resource, site, context);
    // What is written takes one that has none below it; what is looked for may be all below one.
    const found = wanted.command?.output === 'done' ? all.filter(({ isBranch }) => !isBranch) : all;
    const own = resource === 'person' ? [{ value: '@me' }] : [];
    return [...own, ...found.map(({ names: [value = ''], label }) => ({ value, text: label }))];
  } catch {
    // No session, no server, no right: then there is nothing to complete, and a prompt is no place to say so.
    return [];
  }
}

async function candidates(
  resource: ResourceName,
  cellId: string | undefined,
  context: Context,
): Promise<readonly Candidate[]> {
  const connection = connectSignedIn(context, { validate: false });
  const { profile, session } = connection;
  const whose = `${profile.sessionKey} ${session.current()?.id ?? context.host.env.SVCDESK_TOKEN}`;
  return cached(`${whose} ${resource} ${cellId ?? ''}`, context.host, async () => {
    const listed = listedOrders(resource);
    const search = listed ?? (await resourceOf(resource).search?.());
    return search ? search('', { connection, request: { cellId } }) : [];
  });
}

/** The site that the line names: types, catalogues, assets and reporters are those of a site. */
async function siteOf({ command, line }: Wanted, context: Context): Promise<string | undefined> {
  if (!command) return undefined;
  const index = command.arguments.findIndex(({ resource }) => resource === 'site');
  const flag = Object.entries(flagsOf(command)).find(
    ([, each]) => isFieldFlag(each) && each.use.resource === 'site',
  )?.[0];
  const named = line.positional[index + command.name.split(' ').length];
  const typed = flag === undefined ? undefined : line.values.get(flag);
  const name = (index >= 0 ? named : undefined) ?? typed;
  if (name === undefined) return undefined;
  const sites = await candidates('site', undefined, context);
  return sites.find(({ id, names }) => id === name || names.includes(name))?.id;
}

/** How long names are good for: who presses Tab twice asks once, and a new order is there soon. */
const goodForMs = 30_000;

/** What was found for a key a moment ago, else what is found now, kept for the next time. */
async function cached<T>(
  key: string,
  host: Pick<Host, 'env' | 'platform' | 'now'>,
  find: () => Promise<T>,
): Promise<T> {
  const folder = join(cacheFolder(host.env, host.platform), 'names');
  // The key names servers and accounts, which have no place in a file's name.
  const file = join(folder, `${createHash('sha256').update(key).digest('hex')}.json`);
  const kept = readKept<T>(file);
  if (kept !== undefined) return kept;
  const found = await find();
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    writeFileSync(file, JSON.stringify(found), { mode: 0o600 });
  } catch {
    // A cache that cannot be written is none.
  }
  return found;
}

function readKept<T>(file: string): T | undefined {
  try {
    if (Date.now() - statSync(file).mtimeMs > goodForMs) return undefined;
    return JSON.parse(readFileSync(file, 'utf8')) as T;
  } catch {
    return undefined;
  }
}

/** Orders of each list: the newest of them are what is worked on. */
const size = 50;

const open = [...openStatuses];

/** The likeliest orders by kind. They are found by their whole number only, so these are listed. */
const lists: Partial<Record<ResourceName, Search>> = {
  async order(_words, { connection }) {
    const { caller } = connection;
    if (await connection.isClient())
      return numbered((await caller.call(orders.cellPage, { status: open, size })).list);
    const [mine, group] = await Promise.all([
      caller.call(orders.page, { scope: 'mine', status: open, size }),
      caller.call(orders.page, { scope: 'group', status: open, size }),
    ]);
    return [...new Map(numbered([...mine.list, ...group.list]).map((one) => [one.id, one])).values()];
  },
  device: listOf(({ connection }) => connection.caller.call(devices.page, { size })),
  entrust: listOf(({ connection }) => connection.caller.call(entrust.page, { size })),
  pm: listOf(({ connection }) => connection.caller.call(pm.page, { size })),
  project: listOf(({ connection }) => connection.caller.call(projects.backlogPage, { size })),
};

/** How the orders of a kind are listed; undefined for what is no order. */
function listedOrders(resource: ResourceName): Search | undefined {
  return lists[resource];
}

/** What is known of an order of any kind. */
interface Listed {
  readonly id: string;
  readonly orderNo?: string;
  readonly entrustNo?: string;
  readonly title?: string;
}

function listOf(page: (lookup: LookupContext) => Promise<{ readonly list: readonly Listed[] }>): Search {
  return async (_words, lookup) => numbered((await page(lookup)).list);
}

function numbered(list: readonly Listed[]): Candidate[] {
  return list.map(({ id, orderNo, entrustNo, title = '' }) => ({
    id,
    label: title,
    names: [orderNo ?? entrustNo ?? id],
  }));
}
