import { findOne, markAllRead, markRead, mine, unreadAll } from '@svcdesk/core/contract/messages';
import { list, noun, view, write } from '../calls/define.ts';
import { resource } from '../calls/fields.ts';

/** `svcdesk messages`: messages to me. */
export const messages = noun('messages', {
  list: list({
    call: mine,
    fields: { system: 'sysMsgFlag' },
    fixed: { sysMsgFlag: 0 },
    columns: ['createdAt', 'read', 'title', 'content'],
    examples: {
      one: 'svcdesk messages list',
      ids: 'svcdesk messages list --columns=id,title',
    },
  }),
  read: write({
    call: markRead,
    args: [{ field: 'ids', resource: 'message', many: true }],
    examples: { one: 'svcdesk messages read 01900000-0000-7000-8000-000000000001' },
  }),
  view: view({
    call: findOne,
    args: [resource('id', 'message')],
    examples: { one: 'svcdesk messages view 01900000-0000-7000-8000-000000000001' },
  }),
  unread: view({
    call: unreadAll,
    examples: { one: 'svcdesk messages unread' },
  }),
  'read-all': write({
    call: markAllRead,
    args: [{ field: 'sysMsgFlag', name: 'KIND', words: { order: [0], system: [1] } }],
    hasView: false,
    examples: { one: 'svcdesk messages read-all order' },
  }),
});
