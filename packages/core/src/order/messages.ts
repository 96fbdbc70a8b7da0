import type { MessageKind } from '../dictionary/message-kind.ts';
import { orderStatus } from '../lifecycle/order-status.ts';
import type { OrderCommand } from './command.ts';
import type { Recipient } from './effects.ts';
import { lowRating, reminderThatNotifiesLead } from './limits.ts';
import type { OrderState } from './order-state.ts';

/** A message that an action sends. */
export interface MessageDraft {
  readonly message: MessageKind;
  readonly recipients: readonly Recipient[];
}

const reporterSide: Recipient = { to: 'reporterSide' };
const lead: Recipient = { to: 'lead' };
const dispatchers: Recipient = { to: 'dispatchers' };

function account(accountId: string | undefined): Recipient[] {
  return accountId ? [{ to: 'account', accountId }] : [];
}

function send(message: MessageKind, ...recipients: Recipient[]): MessageDraft[] {
  return recipients.length > 0 ? [{ message, recipients }] : [];
}

/** Notifies the owner of the order; a group without an owner is notified as of a new order. */
export function notifyOwner(order: OrderState): MessageDraft[] {
  return order.ownerId
    ? send('order.assigned', ...account(order.ownerId))
    : send('order.new', { to: 'groupOnDuty', groupId: order.groupId });
}

function ownerOrGroup(order: OrderState): Recipient[] {
  return order.ownerId ? account(order.ownerId) : [{ to: 'groupOnDuty', groupId: order.groupId }];
}

/** Messages that an action sends, by the order before and after it. */
export function messagesOf(command: OrderCommand, before: OrderState, after: OrderState): MessageDraft[] {
  switch (command.action) {
    case 'transfer':
      return [
        // The group that had it before has been told of it.
        ...(command.former && !after.ownerId ? [] : notifyOwner(after)),
        ...send('order.transferred', ...account(before.ownerId)),
      ];
    case 'accept':
      return send('order.accepted', reporterSide);
    case 'depart':
      return send('order.departed', reporterSide);
    case 'hangUp':
      return send('order.hungUp', reporterSide);
    case 'activate':
      return before.status === orderStatus.resolved
        ? send('order.reopened', ...account(before.handlerId), lead)
        : send('order.resumed', reporterSide, ...account(before.handlerId));
    case 'resolve':
      return send('order.resolved', reporterSide);
    case 'cancel':
      return send('order.cancelled', ...account(before.ownerId), reporterSide);
    case 'evaluate':
      if (after.evaluation === 'automatic') return [];
      return send(
        'order.evaluated',
        ...account(after.handlerId),
        ...(command.lowestStar <= lowRating ? [lead] : []),
      );
    case 'remind':
      return send(
        'order.remind',
        ...ownerOrGroup(after),
        ...(after.remindCount >= reminderThatNotifiesLead ? [lead] : []),
      );
    case 'progress':
      return [
        ...send('order.mention', ...(command.mentionIds ?? []).flatMap(account)),
        ...(command.notifyReporter ? send('order.note', reporterSide) : []),
      ];
    case 'cc':
      return send('order.cc', { to: 'copied' });
    case 'decline':
      return send('order.declined', lead, dispatchers);
    case 'release':
      return send('order.released', lead, dispatchers);
    case 'supplement':
      return send('order.supplement', ...ownerOrGroup(after));
    case 'plan':
      return send('schedule.changed', ...account(command.accountId ?? after.ownerId));
    default:
      return [];
  }
}
