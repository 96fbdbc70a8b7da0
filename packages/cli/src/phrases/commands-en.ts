import type { commands as source } from './commands-zh-cn.ts';

/** Flags that answer the items of a check list. */
const pmAnswers = {
  answer: 'Result or value of an item: normal, abnormal, na, or what was measured; items by name or number',
  abnormal: 'An item that is abnormal, and what is the matter',
  photo: 'Photo of an item',
};

/** Words about the commands of each noun; under an empty name those of every noun. */
export const commands: typeof source = {
  api: {
    '': {
      summary: 'Make a call by its address and print the data of the answer',
      arguments: { METHOD: 'GET or POST', PATH: 'Address of the call' },
      flags: {
        field: 'A field whose value is read as JSON',
        'raw-field': 'A field whose value is text as it stands',
        paginate: 'Fetch all pages, one answer each',
      },
      examples: { read: 'Read a page', file: 'A request from a file', pages: 'Read all pages' },
    },
  },
  auth: {
    login: {
      summary: 'Sign in and keep the session in a profile',
      flags: {
        'password-stdin': 'Read the password from standard input',
        phone: 'Phone number, to sign in by a code',
        'code-stdin': 'Read a code that was sent before from standard input',
        web: 'Let a browser that is signed in approve, without a password',
        remember: 'Stay signed in for 30 days instead of 12 hours',
        storage:
          'Where to keep the session (default: the keyring of this computer if it has one, else a file)',
      },
      examples: {
        ask: 'Sign in and type the password unseen',
        pipe: 'Sign in from a script',
        other: 'Sign in to another server, kept as another profile',
        phone: 'Sign in by a code sent to a phone',
        web: 'Approve the sign-in in a browser',
      },
    },
    logout: {
      summary: 'Sign out: end the session on the server and remove it from the profile',
      examples: { here: 'Sign out of the default profile', other: 'Sign out of another profile' },
    },
    status: {
      summary: 'Show the account that is signed in, its roles, groups and expiry',
      examples: { text: 'Who am I', json: 'Account and expiry only' },
    },
    switch: {
      summary: 'Use another profile from now on',
      arguments: { PROFILE: 'Name of the profile' },
    },
    token: { summary: 'Print the token in use, for other programs' },
    password: {
      summary: 'Change the password',
      flags: { 'passwords-stdin': 'Read two lines from standard input: the current and the new password' },
      examples: { ask: 'Type them unseen', pipe: 'Change it from a script' },
    },
  },
  engineers: {
    list: { summary: 'List the people of the organisation with their groups' },
  },
  entrust: {
    view: {
      flags: {
        status: 'Status that the list showed: one that has changed since is an error (default: as it is now)',
      },
      examples: { one: 'By order number', seen: 'Only if it still waits to be given to an engineer' },
    },
  },
  home: {
    '': {
      summary: 'The day in short: how much there is to do, what is late, what is next',
      examples: { watch: 'Follow it through the day' },
    },
  },
  doctor: {
    '': {
      summary: 'Check Node, proxy, server, versions, clock, certificate and sign-in, and say what to do',
      examples: { other: 'Another server' },
    },
  },
  config: {
    list: {
      summary: 'List the settings: what is kept, and what is in use',
    },
    get: {
      summary: 'Print a setting',
      arguments: { SETTING: 'Name of the setting' },
    },
    set: {
      summary: 'Keep a setting: profile, language, timeout, where sessions lie, never asking, no colours',
      arguments: { SETTING: 'Name of the setting', VALUE: 'Its value; yes or no for a switch' },
      examples: { lang: 'Speak Chinese from now on', file: 'Keep sessions in files, not in the keyring' },
    },
    unset: {
      summary: 'Forget a setting',
      arguments: { SETTING: 'Name of the setting' },
    },
  },
  profile: {
    list: {
      summary: 'List the profiles: server, which is in use, until when each is signed in',
    },
    add: {
      summary: 'Make a profile for a server, given by --server',
      arguments: { PROFILE: 'Name of the profile' },
    },
    use: {
      summary: 'Use a profile from now on',
      arguments: { PROFILE: 'Name of the profile' },
    },
    delete: {
      summary: 'Delete a profile and end its session',
      arguments: { PROFILE: 'Name of the profile' },
    },
  },
  completion: {
    bash: {
      summary: 'Print the completion script for bash',
      examples: { use: 'Once; then a line "source ~/.svcdesk.bash" in ~/.bashrc' },
    },
    zsh: {
      summary: 'Print the completion script for zsh',
      examples: { use: 'Once; then a line "source ~/.svcdesk.zsh" in ~/.zshrc' },
    },
    fish: {
      summary: 'Print the completion script for fish',
      examples: { use: 'Once, for every new shell' },
    },
    powershell: {
      summary: 'Print the completion script for PowerShell',
      examples: { use: 'In this shell; in $PROFILE for every one' },
    },
    candidates: {
      summary: 'List what may be typed next; the scripts ask for it',
      arguments: { WORD: 'What is typed so far; the last is being typed' },
    },
  },
  events: {
    tail: {
      summary: 'Print what happens as lines of JSON, over lines that break',
      flags: { kind: 'These kinds only', limit: 'End after so many' },
      examples: { all: 'Everything', some: 'Orders and messages, ten of them' },
    },
  },
  files: {
    put: {
      summary: 'Upload files and print their ids and addresses',
      arguments: { PATH: 'Files of this machine' },
    },
    get: {
      summary: 'Fetch a file',
      flags: { output: 'Keep it in this file' },
      examples: { save: 'Keep it in a file', pipe: 'Write it to standard output' },
    },
  },
  /** Commands that mean the same under every noun. */
  '': {
    open: { summary: 'Open it in the web app; where there is no browser, or in a pipe, print its address' },
  },
  help: {
    '': {
      summary: 'Explain a command, a group of commands, or the exit codes',
      arguments: { COMMAND: 'Words of the command; nothing for all of it' },
      examples: { one: 'Explain a command', codes: 'Explain the exit codes', json: 'All commands as JSON' },
    },
  },
  orders: {
    list: {
      summary: 'List orders',
      flags: {
        scope:
          'Whose: mine, of my groups, of groups I lead, copied to me, or all of the organisation (default mine; staff only)',
        status: 'Status names or numbers; open means not finished yet; ~ in front excludes',
        source: 'Where it comes from (staff only)',
        priority: 'Priority, 1 (urgent) to 4 (low) or by name (staff only)',
        sla: 'What the clock says (staff only)',
        planned: 'yes: only orders with a time; no: only those without (staff only)',
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
  },
  calendars: {
    save: {
      flags: {
        id: 'The calendar to change: id; what is not said stays as it is',
        hours: 'Hours of weekdays; days without hours are closed',
        exception: 'Hours of a single day; a day without hours is closed',
        holidays: 'The holiday set that it follows',
        default: 'Make it the calendar of customers without their own',
      },
      examples: { one: 'Monday to Friday with a lunch break', day: 'Other hours on one day' },
    },
  },
  filters: {
    save: {
      flags: {
        filter: 'What narrows another list: key=value, once for each',
        id: 'The filter to change: id',
      },
      examples: { one: 'A filter of the list of orders', other: 'A filter of another list' },
    },
  },
  pm: {
    record: {
      flags: pmAnswers,
      examples: { one: 'A value and a result', abnormal: 'Something abnormal, with a photo' },
    },
    finish: {
      flags: pmAnswers,
    },
  },
  pool: {
    queue: {
      flags: { by: 'What it is sorted by' },
      examples: { one: 'Who would be sent to each', urgent: 'The most pressing first' },
    },
  },
  schedule: {
    slots: { flags: { count: 'How many times are offered' } },
    plan: {
      flags: {
        day: 'The first day (default: today)',
        days: 'How many days are planned (default: 1)',
        moves:
          'Also move what has a time already; only what makes room for them, where orders are named by --order',
        commit: 'Write the plan, all of it or nothing',
        undo: 'Take a plan back by a file that holds what --commit --json answered',
        plan: 'Write the plan in a file that holds what --json printed, not a new one',
        'idempotency-key':
          'Key of what is written: the same line with it sends the same plan again, and tells what became of it',
        order:
          'Plan these alone, which may go to others and get another time; - reads them from standard input',
        without: 'Leave these as they are, and plan the rest around them',
        away: 'Who is thought to be away: ill, or held up',
        'away-from': 'From when on',
        'away-to': 'Until when',
        remark: 'Why, for those who take over',
      },
      examples: {
        one: 'How my day could go',
        commit: 'Put my day in that order',
        group: 'Hand out and plan what a group has open',
        file: 'Write the very plan that was read',
        away: 'Give an order to others while its engineer is away',
        room: 'Make room for an urgent order: others’ appointments move for it',
        undo: 'Take a plan back',
      },
    },
    preview: {
      summary: 'What follows from a change, or from somebody being away; nothing is written',
      flags: {
        person: 'Whose it would be; nobody’s unless said',
        start: 'When it would begin',
        end: 'When it would end',
        away: 'Who is thought to be away',
        'away-from': 'From when on',
        'away-to': 'Until when',
      },
      examples: {
        assign: 'What follows if he gets it',
        time: 'At that time',
        away: 'What nobody would come to',
      },
    },
  },
  'pm-plans': {
    save: {
      flags: {
        id: 'The plan to change, by name or id; what is not said stays as it is',
        every: 'How often, such as month, 3 months or 2 weeks',
        item: 'An item to check: NAME, NAME:number:10..30 or NAME:select:red/green; once for each, in order',
        'check-list': 'A check list that is there already: id',
        'first-on': 'First day',
        'end-on': 'Last day',
        'lead-days': 'Days ahead that orders are made',
      },
      examples: { one: 'Every three months, with two items', off: 'Stop a plan' },
    },
  },
  projects: {
    create: {
      flags: { stage: 'A stage, once for each in order, with whom it is for if that is known' },
      examples: { one: 'Two stages, the second for an engineer' },
    },
  },
  requirements: {
    'to-order': {
      flags: {
        type: 'Order type (default: that of the requirement): name, path or id',
        catalog: 'Catalogue (default: that of the requirement): name, path or id',
        title: 'Title (default: that of the requirement)',
        content: 'Description (default: that of the requirement)',
      },
      examples: {
        one: 'Say only what the requirement does not',
        full: 'With type, catalogue and a custom field',
      },
    },
  },
  webhooks: {
    set: {
      flags: { id: 'The webhook to change, by address or id; what is not said stays as it is' },
      examples: { one: 'Make one; a terminal shows its secret once', off: 'Pause it' },
    },
  },
  version: {
    '': { summary: 'Show the version of this program and of the service' },
  },
};
