import { type StaffActor, scopesOf } from '@svcdesk/core/roles';
import { type AccessPath, byIds, everything } from './access-path.ts';

/** Who is named in a kind of work. */
export interface NamedPeople {
  /** Columns that make it one's own, and more by which one sees it. */
  readonly own: readonly string[];
  readonly seen: readonly string[];
  /** The path of a person named in another table. */
  readonly elsewhere?: (accountId: string) => AccessPath;
}

/** What a member of staff sees of work: the tenant's, or their own and that of their groups and of those they lead. */
export function staffPaths(
  actor: StaffActor,
  { own, seen, elsewhere }: NamedPeople,
  { isMine = false, seesAll = false },
): AccessPath[] {
  const scopes = scopesOf(actor, 'order.view');
  if (!isMine && (seesAll || scopes.includes('tenant'))) return [everything];
  const named = [...own, ...(isMine ? [] : seen)].map((column) => byIds(column, [actor.accountId]));
  if (elsewhere) named.push(elsewhere(actor.accountId));
  if (isMine) return named;
  const led = scopes.includes('led') ? actor.ledGroupIds : [];
  return [...named, byIds('group_id', [...new Set([...actor.memberGroupIds, ...led])])];
}
