import type { Phrases } from '../../../../shared/platform/i18n/phrase-book.ts';
import type { todo as zhCN } from '../zh-cn/todo.ts';

export const todo: Phrases<typeof zhCN> = {
  all: 'All to-dos',
  ofToday: 'To-dos of today',
  today: 'To do today',
  showAll: 'Show all',
  showToday: 'Only today',
  toAll: 'See all to-dos',
  categories: 'Kinds of to-dos',
  category: {
    pending: 'To handle',
    late: 'Overdue',
    soon: 'Due soon',
    copied: 'Copied to me',
    groupCopied: 'Copied to my groups',
  },
  sources: 'Where orders come from',
  source: { operations: 'Operations', monitoring: 'Monitoring', se: 'SE' },
  parts: 'Which of them',
  part: { itsm: 'Operations and monitoring', se: 'SE', unread: 'Unread', all: 'All' },
  markAll: 'Mark all read',
  marked: 'Marked as read',
  none: {
    pending: { title: 'All done', hint: 'A new order for you will show here.' },
    late: { title: 'Nothing is overdue', hint: 'Keep it up.' },
    soon: { title: 'Nothing is due soon', hint: 'Orders with little time left will show here.' },
    unread: { title: 'You have read all copies', hint: 'Those that you have read are under All.' },
    copied: {
      title: 'No order was copied to you yet',
      hint: 'Orders that colleagues copy to you show here.',
    },
    groupCopied: {
      title: 'No order was copied to your groups yet',
      hint: 'Orders copied to a group of yours show here.',
    },
  },
  whose: 'Whose to-dos',
  mine: 'Mine',
  underling: 'Team',
  team: {
    all: 'To-dos of the team',
    ofToday: 'Team, today',
    today: 'Team: to do today',
    toAll: 'See all to-dos of the team',
    category: {
      pending: 'To handle',
      late: 'Overdue',
      soon: 'Due soon',
      copied: 'Copied to the team',
      groupCopied: 'Copied to their groups',
    },
    none: {
      pending: { title: 'The team has handled everything', hint: 'New orders of the team will show here.' },
      late: { title: 'Nothing of the team is overdue', hint: 'Keep it up.' },
      soon: {
        title: 'Nothing of the team is due soon',
        hint: 'Orders with little time left will show here.',
      },
      unread: { title: 'The team has read all copies', hint: 'Those that they have read are under All.' },
      copied: {
        title: 'No order was copied to the team yet',
        hint: 'Orders copied to people of the team show here.',
      },
      groupCopied: {
        title: 'No order was copied to their groups yet',
        hint: 'Orders copied to a group of theirs show here.',
      },
    },
  },
  noneToday: {
    operations: { title: 'No operations orders today', hint: 'See what comes later.' },
    monitoring: { title: 'No monitoring orders today', hint: 'See what comes later.' },
    se: { title: 'No SE orders today', hint: 'See what comes later.' },
  },
};
