import { type StaffActor, scopesOf } from '@svcdesk/core/roles';

/** Whose orders the figures are of. */
export interface FiguresScope {
  readonly kind: 'own' | 'groups' | 'tenant';
  /** The account or the groups; nothing for the tenant. */
  readonly ids: readonly string[];
}

/** One's own, a lead's of the groups that they lead, a dispatcher's of everybody. */
export function figuresScope(actor: StaffActor): FiguresScope {
  const seen = scopesOf(actor, 'order.view');
  if (seen.includes('tenant')) return { kind: 'tenant', ids: [] };
  return seen.includes('led') && actor.ledGroupIds.length > 0
    ? { kind: 'groups', ids: actor.ledGroupIds }
    : { kind: 'own', ids: [actor.accountId] };
}

/** Columns that a scope is asked of. */
export interface ScopeColumns {
  /** The columns that name the person who has the work to do. */
  readonly owners: readonly string[];
  readonly group: string;
}

/** A condition on rows of tenant $1; $2 are the scope's ids. */
export function within(kind: FiguresScope['kind'], { owners, group }: ScopeColumns): string {
  switch (kind) {
    case 'own':
      return `(${owners.map((owner) => `${owner} = ANY($2::uuid[])`).join(' OR ')})`;
    case 'groups':
      return `${group} = ANY($2::uuid[])`;
    case 'tenant':
      return '$2::uuid[] IS NOT NULL';
  }
}

/** Of an order `o`. */
export const orderColumns: ScopeColumns = { owners: ['o.owner_id'], group: 'o.group_id' };
