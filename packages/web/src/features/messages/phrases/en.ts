import type { Phrases } from '../../../shared/platform/i18n/phrase-book.ts';
import type { zhCN } from './zh-cn.ts';

export const en: Phrases<typeof zhCN> = {
  title: 'Messages',
  tabs: 'Type of message, with unread count',
  tab: { order: 'Orders', system: 'System' },
  unread: 'Unread',
  markAll: 'Mark all read',
  markMany: (count) => `Mark all ${count} unread messages as read, both order and system messages?`,
  marked: 'All marked as read',
  none: { order: 'No order messages yet', system: 'No system messages yet' },
  noneHint: {
    order: 'Updates on your orders show up here.',
    system: 'Notices and new versions show up here.',
  },
  detail: 'Message',
  open: { order: 'View order', requirement: 'View requirement', other: 'View details' },
  nothingToOpen: 'This message is for your information only.',
  notHere: "This can't be opened in the app yet.",
  gone: 'Message not found',
  goneHint: 'It may be an older one. Look for it in the list.',
  toList: 'View all messages',
};
