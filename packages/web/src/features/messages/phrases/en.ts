import type { Phrases } from '../../../shared/platform/i18n/phrase-book.ts';
import type { zhCN } from './zh-cn.ts';

export const en: Phrases<typeof zhCN> = {
  title: 'Messages',
  tabs: 'Kind of message, with how many are unread',
  tab: { order: 'Orders', system: 'System' },
  unread: 'Unread',
  markAll: 'Mark all read',
  markMany: (count) => `Mark all ${count} unread messages, about orders and from the system, as read?`,
  marked: 'All marked as read',
  none: { order: 'No messages about orders yet', system: 'No messages from the system yet' },
  noneHint: {
    order: 'When an order moves on, you read it here.',
    system: 'Notices and new versions are told here.',
  },
  detail: 'Message',
  open: { order: 'See the order', requirement: 'See the requirement', other: 'See what it is about' },
  nothingToOpen: 'There is nothing to open: this message is only for you to know.',
  notHere: 'What it is about cannot be opened here yet.',
  gone: 'This message was not found',
  goneHint: 'It may be an old one: look for it in the list.',
  toList: 'See all messages',
};
