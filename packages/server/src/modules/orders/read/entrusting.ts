import type { Actor } from '@svcdesk/core/roles';
import { entrusting, type OrderState, type RefusalReason } from '@svcdesk/core/rules';
import { type Queryable, statement } from '../../../platform/db/index.ts';

const hasPartner = statement<{ linked: boolean }, [tenantId: string]>(
  'orders.hasPartner',
  'SELECT EXISTS(SELECT FROM partner_links WHERE owner_id = $1 AND enabled) AS linked',
);

/** Whether the order can be handed to a partner now, or why not; nothing where the tenant has none to hand it to. */
export async function entrustingNow(
  on: Queryable,
  tenantId: string,
  order: OrderState,
  actor: Actor,
): Promise<'possible' | RefusalReason | undefined> {
  const found = entrusting(order, actor);
  if (found !== 'possible' && found !== 'entrustedOpen') return undefined;
  return (await hasPartner.first(on, tenantId))?.linked ? found : undefined;
}
