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

/** A condition on orders `o` of tenant $1; $2 are the scope's ids. */
export const within: Readonly<Record<FiguresScope['kind'], string>> = {
  own: 'o.owner_id = ANY($2::uuid[])',
  groups: 'o.group_id = ANY($2::uuid[])',
  tenant: '$2::uuid[] IS NOT NULL',
};
