import { SvcdeskError } from '@svcdesk/core';
import { create } from '@svcdesk/core/contract/orders';
import { fieldsFor } from '../engine/omit-nulls.ts';
import { pmPlanById } from '../modules/pm/index.ts';
import { statement } from '../platform/db/index.ts';
import type { Handlers, ReadAgain } from '../platform/http/handler.ts';
import { entries } from './kinds.ts';

type Reader = (handlers: Handlers, ...about: Parameters<ReadAgain[string]>) => Promise<unknown>;

/** Only staff make these writes, so another actor means that the account has changed since. */
function asStaff(context: Parameters<ReadAgain[string]>[1]) {
  const { actor } = context;
  if (actor.kind !== 'staff') throw new SvcdeskError('notFound');
  return { ...context, actor };
}

/** Of an order what such a write answers at once, which is less than its detail. */
const order: Reader = async ({ orders }, id, context) =>
  fieldsFor(create.data(), await orders.detail({ orderId: id }, context));
const pmOrder: Reader = ({ pmOrders }, id, context) => pmOrders.detail({ id }, asStaff(context));
const deviceOrder: Reader = ({ deviceOrders }, id, context) => deviceOrders.detail({ id }, asStaff(context));
const entrusted: Reader = ({ entrust }, id, context) => entrust.detail({ id }, asStaff(context));
const project: Reader = ({ projects }, id, context) => projects.findOne({ orderId: id }, asStaff(context));
const requirement: Reader = ({ requirements }, id, context) => requirements.detail({ id }, context);
const review: Reader = ({ reviews }, id, context) => reviews.detail({ id }, asStaff(context));
const asset: Reader = ({ assets }, id, context) => assets.find({ ciId: id }, context);
const pmPlan: Reader = (_handlers, id, context) => pmPlanById(asStaff(context), id);
const calendar: Reader = async ({ calendars }, id, context) =>
  oneOf(await calendars.list({}, asStaff(context)), id);

function oneOf<Thing extends { readonly id: string }>(things: readonly Thing[], id: string): Thing {
  const found = things.find((each) => each.id === id);
  if (!found) throw new SvcdeskError('notFound');
  return found;
}

const orderOfRecord = statement<{ orderId: string }, [tenantId: string, recordId: string]>(
  'readAgain.orderOfRecord',
  'SELECT order_id AS "orderId" FROM order_records WHERE tenant_id = $1 AND id = $2',
);

/** A row of an order's history. */
const record: Reader = async ({ orders }, id, context) => {
  const of = await orderOfRecord.first(context.db, context.tenantId, id);
  return oneOf(of ? await orders.history(of, context) : [], id);
};

/** When an order is planned. */
const schedule: Reader = async ({ orders }, id, context) => {
  const entry = await entries.byId(context.db, context.tenantId, id, context.now());
  if (!entry) throw new SvcdeskError('notFound');
  // Who does not see the order any more does not see its plan either.
  await orders.detail({ orderId: entry.orderId }, context);
  return entry;
};

/** The calls of whose answers only the id is kept after a day, and how what they made, or changed, is read then. */
const readers: Readonly<Record<string, Reader>> = {
  'orders.create': order,
  'orders.accept': order,
  'orders.activate': order,
  'orders.cancel': order,
  'orders.decline': order,
  'orders.edit': order,
  'orders.hangUp': order,
  'orders.release': order,
  'orders.resolve': order,
  'orders.transfer': order,
  'orders.clockIn': record,
  'orders.depart': record,
  'orders.progress': record,
  'orders.supplement': record,
  'pmOrders.raise': order,
  'requirements.toOrder': order,
  'pmOrders.handle': pmOrder,
  'deviceOrders.create': deviceOrder,
  'deviceOrders.handle': deviceOrder,
  'entrust.create': entrusted,
  'entrust.distribute': entrusted,
  'entrust.handle': entrusted,
  'entrust.retake': entrusted,
  'projects.accept': project,
  'projects.activate': project,
  'projects.create': project,
  'projects.handle': project,
  'requirements.cancel': requirement,
  'requirements.create': requirement,
  'requirements.reject': requirement,
  'assets.update': asset,
  'calendars.save': calendar,
  'pmPlans.save': pmPlan,
  'reviews.decide': review,
  'schedules.change': schedule,
};

/** Calls whose answers have the id under another name. */
const idNames: Readonly<Record<string, string>> = { 'assets.update': 'ciId' };

/** What is left of the answers of writes after a day. Writes that are named in neither have small ones, kept whole. */
export interface LeftAfterADay {
  /** Under which name the answer of a call has the id that is left of it. */
  readonly ids: Readonly<Record<string, string>>;
  /** What stands then in the place of parts that are of use for a day only. */
  readonly parts: Readonly<Record<string, object>>;
}

export const leftAfterADay: LeftAfterADay = {
  ids: {
    ...Object.fromEntries(Object.keys(readers).map((call) => [call, idNames[call] ?? 'id'])),
    // Reads its answer again by itself.
    'account.update': 'id',
  },
  // A plan is taken back at once or not at all.
  parts: { 'dispatch.commit': { undo: [] } },
};

/** How a write is answered that comes again when only an id is left: as that thing stands now, as its caller may see it. */
export const readAgainBy = (handlers: Handlers): ReadAgain =>
  Object.fromEntries(
    Object.entries(readers).map(([call, read]): [string, ReadAgain[string]] => [
      call,
      (id, context) => read(handlers, id, context),
    ]),
  );
