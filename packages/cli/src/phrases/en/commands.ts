import type { commands as source } from '../zh-CN/commands.ts';

/** Texts of each command: what it is for, its arguments, flags and examples. */
export const commands: typeof source = {
  login: {
    summary: 'Sign in and keep the session in a profile',
    argument: '',
    flags: {
      account: 'Account name',
      'password-stdin': 'Read the password from standard input',
      phone: 'Phone number, to sign in by a code',
      'code-stdin': 'Read a code that was sent before from standard input',
      remember: 'Stay signed in for 30 days instead of 12 hours',
    },
    examples: {
      ask: 'Sign in and type the password unseen',
      pipe: 'Sign in from a script',
      other: 'Sign in to another server, kept as another profile',
      phone: 'Sign in by a code sent to a phone',
    },
  },
  logout: {
    summary: 'Sign out: end the session on the server and remove it from the profile',
    argument: '',
    flags: {},
    examples: { here: 'Sign out of the default profile', other: 'Sign out of another profile' },
  },
  whoami: {
    summary: 'Show the account that is signed in, its roles, groups and expiry',
    argument: '',
    flags: {},
    examples: { text: 'Who am I', json: 'Account and expiry only' },
  },
  'orders list': {
    summary: 'List orders',
    argument: '',
    flags: {
      scope:
        'Whose: mine, of my groups, of groups I lead, copied to me, or all of the organisation (default mine; staff only)',
      status: 'Status names or numbers; open means not finished yet; ~ in front excludes',
      source: 'Where it comes from (staff only)',
      priority: 'Priority, 1 (urgent) to 4 (low) or by name (staff only)',
      sla: 'What the clock says (staff only)',
      keyword: 'Search in numbers and texts',
      from: 'Created on or after, such as 2026-11-01, today or -7d (staff only)',
      to: 'Created on or before (staff only)',
      sort: 'Sorted by (default created; staff only)',
      limit: 'Show at most this many (default 30)',
      all: 'Show all',
      columns: 'Columns of the table: field names separated by commas',
      'no-headers': 'Leave out the headings',
    },
    examples: {
      mine: 'My orders',
      late: 'Orders of my groups that are overdue or soon due, most urgent first',
      week: 'Number and title of what was raised in the last seven days and is not finished, for scripts',
      pipe: 'Accept every new order of my groups',
      search: 'Find orders about printers that are not closed',
    },
  },
  'orders view': {
    summary: 'Show an order: content, targets, additional fields and history',
    argument: 'Order number or id',
    flags: {},
    examples: { text: 'By order number', json: 'The latest entry of the history' },
  },
  'orders accept': {
    summary: 'Accept orders',
    argument: 'One or more order numbers or ids',
    flags: {
      'plan-start': 'Planned start of the work',
      'plan-end': 'Planned end of the work',
      'idempotency-key': 'Key of this action: trying again with the same key does nothing twice',
    },
    examples: {
      one: 'Accept one order',
      several: 'Accept several orders',
      planned: 'Accept and plan the visit',
    },
  },
  'orders resolve': {
    summary: 'Resolve an order',
    argument: 'Order number or id',
    flags: {
      solution: 'What was done',
      'solution-file': 'Read what was done from a file; - is standard input',
      spent: 'Minutes spent',
      cause: 'Code of the cause',
      'idempotency-key': 'Key of this action: trying again with the same key does nothing twice',
    },
    examples: {
      text: 'Say what was done',
      file: 'Read a longer text from standard input',
      full: 'With minutes spent and cause',
    },
  },
};
