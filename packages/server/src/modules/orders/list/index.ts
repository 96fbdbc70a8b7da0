import type { CheckedRequestOf, orders } from '@svcdesk/core/contract';
import type { ClientActor, StaffActor } from '@svcdesk/core/roles';
import type { ReadContext } from '../../../engine/context.ts';
import { createdWithin, type OrderFilter } from './filter.ts';
import { pageOfOrders } from './page.ts';
import { clientScope, nothing, staffScope } from './scopes.ts';

const someOf = <T>(values: readonly T[] | undefined) =>
  values === undefined || values.length === 0 ? undefined : [...new Set(values)];

/** Late, soon and the like are said of orders whose clocks run, so only open ones are looked at. */
function statusesFor(sla: readonly string[] | undefined, status: readonly number[] | undefined) {
  if (!sla?.length) return someOf(status);
  const open = [1, 2, 3, 4];
  return status?.length ? open.filter((each) => status.includes(each)) : open;
}

/** Which list of staff is asked for: by scope, filters and order. */
export function staffList(
  input: CheckedRequestOf<typeof orders.export>,
  context: Pick<ReadContext, 'timeZone'> & { readonly actor: StaffActor },
) {
  const filter: OrderFilter = {
    status: statusesFor(input.sla, input.status),
    source: someOf(input.source),
    priority: someOf(input.priority),
    typeId: input.typeId,
    catalogId: input.serverCatalogId,
    cellId: input.cellId,
    groupId: input.groupId,
    ownerId: input.handlerId,
    assetId: input.assetId,
    sla: someOf(input.sla),
    keyword: input.keyword,
    ...createdWithin(input, context.timeZone),
  };
  // Closed orders whose clocks run: there are none, which is not the same as all statuses.
  const scope = filter.status?.length === 0 ? nothing : staffScope(context.actor, input.scope, filter);
  return { scope, filter, sort: input.sort };
}

/** Orders that staff may see, by scope and filters. */
export function staffPage(
  input: CheckedRequestOf<typeof orders.page>,
  context: ReadContext & { readonly actor: StaffActor },
) {
  const { scope, filter, sort } = staffList(input, context);
  return pageOfOrders(context.db, context, scope, filter, sort, input);
}

/** Orders of a client's sites. */
export function clientPage(
  input: CheckedRequestOf<typeof orders.cellPage>,
  context: ReadContext & { readonly actor: ClientActor },
) {
  const { cellId, keyword } = input;
  const filter: OrderFilter = { cellId, keyword, status: someOf(input.status) };
  return pageOfOrders(context.db, context, clientScope(context.actor, filter), filter, 'created', input);
}
