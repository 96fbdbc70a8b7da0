import type { SignedIn } from '@svcdesk/core';
import { type Side, sideOf } from '@svcdesk/core/roles';
import { publicPaths, sidePaths } from '../shared/platform/paths.ts';
import type { Audience, Screen } from '../shared/platform/screens.ts';

export type Verdict = { pass: true } | { pass: false; to: string; say?: 'signInAgain'; comesBack?: true };

/** Which side a path belongs to by how it begins; public ones to none. */
export function sideOfPath(path: string): Side | undefined {
  if (path.startsWith('/clientSide/')) return 'client';
  return path.startsWith('/userSide/') ? 'staff' : undefined;
}

/** Where /redirect and every unknown path lead. */
export function startOf(account: Pick<SignedIn, 'type'> | undefined): string {
  return account === undefined ? publicPaths.login : sidePaths[sideOf(account)].home;
}

/**
 * May this account see a screen of that audience? Without a session only public screens pass; an account of the other
 * side is sent to where their own begins.
 */
export function judge(
  audience: Audience,
  account: Pick<SignedIn, 'type' | 'admin' | 'mustChangePassword'> | undefined,
): Verdict {
  if (audience === 'public') return { pass: true };
  if (account === undefined)
    return { pass: false, to: publicPaths.login, say: 'signInAgain', comesBack: true };
  // An admin-flagged staff account is refused at sign-in; one adopted from elsewhere must not get further.
  if (account.admin === 1 && sideOf(account) === 'staff') return { pass: false, to: publicPaths.exit };
  // The server answers nothing else to an account whose password others know too.
  if (account.mustChangePassword) return { pass: false, to: publicPaths.updatePassword, comesBack: true };
  if (sideOf(account) !== (audience === 'lead' ? 'staff' : audience))
    return { pass: false, to: startOf(account) };
  return { pass: true };
}

/** The same for a screen, which may be public by its path and yet about the account that is signed in. */
export function judgeScreen(
  { audience, own, path }: Pick<Screen, 'audience' | 'own' | 'path'>,
  account: Parameters<typeof judge>[1],
): Verdict {
  if (!own) return judge(audience, account);
  // Where a first password is changed.
  if (account?.mustChangePassword && path === publicPaths.updatePassword) return { pass: true };
  return judge(account === undefined ? 'client' : sideOf(account), account);
}

/** Where back leads from a screen that was opened cold: to the same record where that screen is about one, too. */
export function backOf(
  { back, needs = [] }: Screen,
  search: string,
  screenAt: (path: string) => Screen | undefined,
): string | undefined {
  if (back === undefined) return undefined;
  const query = new URLSearchParams(search);
  const wanted = screenAt(back)?.needs?.filter((word) => needs.includes(word)) ?? [];
  const pairs = wanted.flatMap((word): [string, string][] => {
    const value = query.get(word);
    return value === null ? [] : [[word, value]];
  });
  return pairs.length === 0 ? back : `${back}?${new URLSearchParams(pairs)}`;
}

/** Where to go from a screen that is about something which its address does not name; undefined when it does. */
export function missingSubject({ needs, back, path }: Screen, search: string): string | undefined {
  const query = new URLSearchParams(search);
  if ((needs ?? []).every((word) => query.get(word))) return undefined;
  const side = sideOfPath(path);
  return back ?? (side ? sidePaths[side].home : publicPaths.redirect);
}
