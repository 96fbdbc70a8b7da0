import { findAny } from '@svcdesk/core/contract/orders';
import type { Connection } from '../../session/connection.ts';

/** The status that the call has to name: as it was seen, or as the lists show it now. */
export async function withSeenStatus(
  { id, status }: Record<string, unknown>,
  { caller }: Connection,
): Promise<object> {
  if (status !== undefined || id === undefined) return {};
  return { status: (await caller.call(findAny, { orderId: String(id) })).order.status };
}
