import { join } from 'node:path';
import type { Rolldown } from 'vite';
import { signInScreen } from './chunks.ts';

type Ask = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>;
type IsIn = (id: string, ask: Ask) => boolean;

/** All that these files, named from `src`, import at once. */
function behind(source: string, files: readonly string[], ask: Ask): Set<string> {
  const seen = new Set(files.map((file) => join(source, file)));
  for (const id of seen) for (const next of ask.getModuleInfo(id)?.importedIds ?? []) seen.add(next);
  return seen;
}

function once(find: (ask: Ask) => Set<string>): (ask: Ask) => Set<string> {
  let known: Set<string> | undefined;
  return (ask) => {
    known ??= find(ask);
    return known;
  };
}

/** What asks the server, of libraries and the SDK; the sign-in needs it when its form is sent. */
const asking = /[\\/](node_modules[\\/]zod|core[\\/]src[\\/](client|errors))[\\/]/;

/** The calls that may wait for a network: every form names them, and no list needs what they bring. */
const waitingCalls = /[\\/]core[\\/]src[\\/]outbox[\\/]waiting-calls\.ts$/;

/**
 * The files that most people begin with, each packed as one: together modules pack better than in a hundred files, and
 * are there some round trips sooner. A module belongs to the first of them that needs it. The doors of libraries and of
 * the SDK name more than is used: of those the sign-in takes what it was `drawn` from, the rest is left to what is shared.
 */
export function firstModules(
  root: string,
  drawn: ReadonlySet<string>,
): Record<'first' | 'calls' | 'frame' | 'lists' | 'shared', IsIn> {
  const source = join(root, 'src');
  const signIn = once((ask) => behind(source, ['app/main.tsx', `features${signInScreen}`], ask));
  const frame = once((ask) =>
    behind(source, ['app/signed-in-sides.tsx', 'app/layouts/signed-in-layout.tsx'], ask),
  );
  const lists = once((ask) => behind(source, listFiles, ask));
  const isOwn = (id: string) => id.startsWith(source);
  return {
    /** The modules behind the entry and the sign-in: the form is alive one round trip sooner. */
    first: (id, ask) => (isOwn(id) || drawn.has(id)) && signIn(ask).has(id),
    calls: (id, ask) => asking.test(id) && !signIn(ask).has(id),
    /** What every screen behind the sign-in stands in. */
    frame: (id, ask) => isOwn(id) && frame(ask).has(id),
    /** What most of them are made of. */
    lists: (id, ask) => isOwn(id) && lists(ask).has(id),
    shared: (id, ask) => !isOwn(id) && !signIn(ask).has(id) && !waitingCalls.test(id),
  };
}

const listFiles = [
  'shared/blocks/list-page/list-page.tsx',
  'shared/blocks/page/query-page.tsx',
  'shared/domain/order/order-card.tsx',
];
