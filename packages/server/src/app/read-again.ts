import { SvcdeskError } from '@svcdesk/core';
import { create } from '@svcdesk/core/contract/orders';
import { fieldsFor } from '../engine/omit-nulls.ts';
import type { Handlers, ReadAgain } from '../platform/http/handler.ts';

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

/**
 * The calls of whose answers only the id is kept after a day, and how what they made, or changed, is read then. Writes
 * that are not here have small answers, which are kept whole.
 */
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
};

export const callsReadAgain: readonly string[] = Object.keys(readers);

/** How a write is answered that comes again when only an id is left: as that thing stands now, as its caller may see it. */
export const readAgainBy = (handlers: Handlers): ReadAgain =>
  Object.fromEntries(
    Object.entries(readers).map(([call, read]): [string, ReadAgain[string]] => [
      call,
      (id, context) => read(handlers, id, context),
    ]),
  );
