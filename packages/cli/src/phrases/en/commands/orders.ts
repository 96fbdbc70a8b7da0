import type { orders as source } from '../../zh-CN/commands/orders.ts';

/** `svcdesk orders` */
export const orders: typeof source = {
  list: {
    summary: 'List orders',
    flags: {
      scope:
        'Whose: mine, of my groups, of groups I lead, copied to me, or all of the organisation (default mine; staff only)',
      status: 'Status names or numbers; open means not finished yet; ~ in front excludes',
      source: 'Where it comes from (staff only)',
      priority: 'Priority, 1 (urgent) to 4 (low) or by name (staff only)',
      sla: 'What the clock says (staff only)',
      from: 'Created on or after, such as 2026-11-01, today or -7d (staff only)',
      to: 'Created on or before (staff only)',
      sort: 'Sorted by (default created; staff only)',
    },
    examples: {
      mine: 'My orders',
      late: 'Orders of my groups that are overdue or soon due, most urgent first',
      week: 'Number and title of what was raised in the last seven days and is not finished, for scripts',
      pipe: 'Accept every new order of my groups',
      search: 'Find orders about printers that are not closed',
    },
  },
  view: {
    summary: 'Show an order: content, targets, additional fields and history',
    examples: { text: 'By order number', json: 'The latest entry of the history' },
  },
  accept: {
    examples: { one: 'Accept one order', planned: 'Accept and plan the visit' },
  },
  resolve: {
    examples: {
      text: 'Say what was done',
      file: 'Read a longer text from standard input',
      full: 'With minutes spent, cause and a photo',
    },
  },
  evaluate: {
    flags: {
      stars:
        'Ratings from 1 to 5 for punctuality, attitude, technical skill and communication, such as 5,4,5,5; one number rates all four',
      label: 'What stood out, with commas between',
      content: 'What there is to say; needed with a rating of 2 or less',
    },
    examples: {
      good: 'All four ratings alike, and what stood out',
      mixed: 'Punctuality, attitude, technical skill and communication apart',
      one: 'With everything from a file',
    },
  },
  export: { summary: 'Write a list as CSV', examples: { one: 'Orders of the group, last 30 days' } },
};
