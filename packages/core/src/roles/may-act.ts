import type { Actor, ClientActor, StaffActor } from './actor.ts';
import { type Permission, type PermissionRow, permissionRow } from './permission.ts';
import type { Role } from './role.ts';
import type { Scope } from './scope.ts';

const none: readonly Scope[] = [];

/** Roles whose permissions an actor has; a job acts by the lifecycle alone and has none. */
export function rolesOf(actor: Actor): readonly Role[] {
  if (actor.kind === 'staff') return actor.roles;
  return actor.kind === 'client' && !actor.awaiting ? ['client'] : [];
}

function addedUp(actor: StaffActor, row: PermissionRow): readonly Scope[] {
  let found = none;
  for (const role of actor.roles) {
    const more = row[role];
    if (more) found = found.length === 0 ? more : [...new Set([...found, ...more])];
  }
  return found.includes('root') && !actor.leadsRoot ? found.filter((scope) => scope !== 'root') : found;
}

function ofClient({ awaiting, cellScope }: ClientActor, { client = none }: PermissionRow): readonly Scope[] {
  return awaiting || (client.includes('customer') && cellScope !== 'customer') ? none : client;
}

/** Scopes already added up; a list asks for them again with every row. Actors do not change. */
const known = /* @__PURE__ */ new WeakMap<StaffActor, Partial<Record<Permission, readonly Scope[]>>>();

/**
 * Scopes that an actor has for a permission, over all their roles; empty when they lack it (error 4013).
 * `root` is left out for a lead who does not lead the root group, `customer` for clients who do not see all of theirs.
 */
export function scopesOf(actor: Actor, permission: Permission): readonly Scope[] {
  const row = permissionRow(permission);
  if (actor.kind === 'client') return ofClient(actor, row);
  if (actor.kind === 'job') return none;
  let own = known.get(actor);
  if (!own) {
    own = {};
    known.set(actor, own);
  }
  own[permission] ??= addedUp(actor, row);
  return own[permission];
}

/**
 * Whether an actor holds a permission at all, and when relations are given, whether one of the scopes that the
 * actor stands in to an object is within the permission's reach.
 */
export function mayAct(actor: Actor, permission: Permission, relations?: readonly Scope[]): boolean {
  const held = scopesOf(actor, permission);
  if (!relations) return held.length > 0;
  return held.some((scope) => scope === 'any' || scope === 'tenant' || relations.includes(scope));
}
