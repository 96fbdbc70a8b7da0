import { fieldDocs } from '@svcdesk/core/contract/docs';

/** A word that needs a sentence, under the name that a field of the contract gives it. */
function concept(
  field: keyof typeof fieldDocs,
  english: string,
  codeName: string,
  sentence: string,
): string[] {
  // The word itself, without what makes it the heading of a column.
  const chinese = fieldDocs[field].zh.replace(/ID$|\p{Ps}.*\p{Pe}$/u, '');
  return [chinese, english, `\`${field}\``, `\`${codeName}\``, sentence];
}

/** Words that need a sentence, by topic: Chinese, English, wire, code, what it is. */
export const concepts: Readonly<Record<string, readonly string[][]>> = {
  'People and places': [
    concept(
      'tenantName',
      'organisation',
      'tenant',
      'Who gives the service; its data is apart from every other one.',
    ),
    concept(
      'customerName',
      'customer',
      'customer',
      'The organisation that is served. A person of it is a client.',
    ),
    concept(
      'cellName',
      'site',
      'cell',
      'A place of a customer, such as a shop. `cell` on the wire and in types made from the contract, site for people and modules.',
    ),
    concept('accountName', 'person', 'account', 'Who signs in: staff or client.'),
    concept(
      'groups',
      'group',
      'group',
      'A team of staff. Groups form a tree; who leads one leads all below it.',
    ),
    concept('snodes', 'subgroups', 'snodes', 'Groups below one in the tree.'),
    concept('lead', 'lead', 'lead', 'Who leads a group: the role, and the member of the group.'),
    concept('reportName', 'reporter', 'reporter', 'Who reports a fault; need not have an account.'),
    concept('assigneeName', 'assignee', 'assignee', 'Who is named for an order and has not accepted it yet.'),
    concept('handlerName', 'handler', 'handler', 'Who accepted the order and works on it.'),
    concept(
      'handlerGroupName',
      'handling group',
      'handlerGroup',
      'Whose order it is; without a handler it waits in the pool of this group.',
    ),
    concept(
      'coordinatorName',
      'coordinator',
      'coordinator',
      'Who of the owner keeps an eye on an entrusted order.',
    ),
    concept('partnerName', 'partner', 'partner', 'Another organisation, which takes entrusted orders.'),
    concept('cc', 'copies', 'cc', 'People and groups that see an order without working on it.'),
    concept('skill', 'skill', 'skill', 'What an engineer can do, with a level.'),
    concept('area', 'service area', 'area', 'Where an engineer works, by region.'),
  ],
  'What an order is made of': [
    concept('orderNo', 'number', 'orderNo', 'What people call it: prefix, day, count. Gaps are normal.'),
    concept(
      'source',
      'source',
      'source',
      'Operations, monitoring or SE: who brings the orders of the one table.',
    ),
    concept(
      'serverCatalogName',
      'service catalogue',
      'catalog',
      'What the service is about: a tree, of which an order takes a leaf.',
    ),
    concept(
      'typeName',
      'order type',
      'orderType',
      'What sort of thing it is: a tree, of which an order takes a leaf.',
    ),
    concept('templateId', 'template', 'template', 'Custom fields that a site and a type ask for.'),
    concept('fields', 'custom fields', 'fields', 'Questions of a template, with their answers.'),
    concept(
      'assets',
      'assets',
      'asset',
      'Devices of a customer, by class. The wire also says `cmdbAsset` and `ciIds`.',
    ),
    concept(
      'serviceMode',
      'service mode',
      'serviceMode',
      'From afar, or at the site, which asks for a clock-in.',
    ),
    concept('records', 'history', 'record', 'One row for everything that was done; chained and signed.'),
    concept('handleType', 'handle type', 'handleType', 'The number of an action in the history.'),
    concept('version', 'version', 'version', 'Counts changes; an action names the version that it saw.'),
    concept(
      'can',
      'possible actions',
      'can',
      'What the reader may do now. Screens hold no rule of their own.',
    ),
    concept('refused', 'refused actions', 'refused', 'What the reader may not do now, each with its reason.'),
    concept(
      'evaluation',
      'evaluation',
      'evaluation',
      'Four ratings of 1 to 5 with tags, by a client, for one, or by default.',
    ),
    concept(
      'repeatOfId',
      'repeat',
      'repeatOf',
      'A fault that is back: a new order that names the one before.',
    ),
    concept(
      'duplicateOf',
      'duplicate',
      'duplicateOf',
      'The same fault reported twice: the reason of a cancellation.',
    ),
  ],
  'Time and load': [
    concept(
      'slaState',
      'SLA state',
      'slaState',
      'How the clock of an order stands. SLA is response and resolution.',
    ),
    concept(
      'responseDueAt',
      'response due',
      'responseDueAt',
      'By when it is to be accepted, in service time.',
    ),
    concept(
      'resolveDueAt',
      'resolution due',
      'resolveDueAt',
      'By when it is to be resolved; some holds stop this clock.',
    ),
    concept('resumeAt', 'resumes', 'resumeAt', 'When a hold ends by itself.'),
    concept(
      'planStart',
      'plan',
      'plan',
      'When the handler means to do it: start and end. Entries of a schedule are plans.',
    ),
    concept('schedules', 'schedule', 'schedule', 'The plans of a person by days.'),
    concept('shiftName', 'shift', 'shift', 'When a person works on a day, if the calendar does not say it.'),
    concept('duty', 'duty', 'duty', 'Who takes what comes into a group on a day.'),
    concept(
      'leave',
      'leave',
      'leave',
      'Time off. What becomes of the work of who is gone for good is off-boarding.',
    ),
    concept('holidaySet', 'holidays', 'holidaySet', 'Days off, and workdays in their place, of a year.'),
    concept(
      'capacityMinutes',
      'capacity',
      'capacityMinutes',
      'Minutes that a person can work on a day: shift or calendar, less breaks and leave.',
    ),
    concept(
      'saturation',
      'saturation',
      'saturation',
      'Planned minutes by capacity. Of groups the sums, never a mean.',
    ),
  ],
  'Ways of work': [
    concept('poolCount', 'pool', 'pool', 'Orders of a group without an owner.'),
    concept('waitingCount', 'queue', 'queue', 'Orders that a dispatcher is to assign.'),
    concept('routedBy', 'routing', 'route', 'The rule that found the group of a new order.'),
    concept(
      'suggestion',
      'suggestion',
      'suggestion',
      'Engineers who suit an order, best first, with reasons.',
    ),
    concept('stageId', 'stage', 'stage', 'A part of a project order, with its own engineer.'),
    concept('checkListId', 'check list', 'checkList', 'Items to look at on a maintenance visit.'),
    concept('round', 'round', 'round', 'Counts how often work began anew: opened again, or returned.'),
    concept('inviteCode', 'invitation', 'invite', 'A code by which a person joins a site.'),
    concept(
      'reviewCount',
      'review',
      'review',
      'What a lead decides: registrations, profiles, skills, areas.',
    ),
    concept('lock', 'lock', 'lock', 'Keeps a requirement for who handles it, for a while.'),
    concept('part', 'part of a queue', 'part', 'Waiting, late, or back.'),
  ],
};

/** What a figure counts, under the name that a field gives it: Chinese, English, what it counts, where it shows. */
function figure(field: keyof typeof fieldDocs, counts: string, shown: string): string[] {
  const { zh, en } = fieldDocs[field];
  return [zh, en, counts, shown];
}

/** What figures on screens count. A figure and the list that it opens are asked by the same conditions. */
export const figures: readonly string[][] = [
  figure(
    'mine',
    'Orders that I handle, or that name me and wait for me to accept. Device orders of which I am manager, engineer or checker; maintenance of which I am the engineer; projects of which I am manager or handler or have a stage; entrusted orders that I was given or coordinate.',
    'Home, lists, figures of the workbench',
  ),
  figure(
    'openOrderCount',
    'What is not over. Orders and projects until they are resolved or cancelled, device orders until closed or void, maintenance until finished or skipped, entrusted orders until finished, taken back or rejected, requirements until they are an order, rejected or cancelled.',
    'First tab of lists, workbench, home of customers, a customer’s site',
  ),
  figure(
    'pendingCount',
    'Of mine what I can go on with: assigned or in work. What is on hold is open, and not to handle.',
    'Home, badge of the installed app, to-dos, tab of the order list',
  ),
  figure(
    'today',
    'Of mine what waits to be accepted, is planned for a time that touches today, is due before tomorrow begins, or is on hold until then. What was due on a day before is among it. Days are the organisation’s.',
    'Home, to-dos of today',
  ),
  figure(
    'timeoutCount',
    'Open, and the earlier deadline not met yet, of response or resolution, is over. What stands on hold without its clock never is.',
    'Home, to-dos, queue, chips of the order list, workbench',
  ),
  figure(
    'willTimeoutCount',
    'Not overdue, and of its time no more than a fifth is left, or half an hour if that is more; never more than half of it.',
    'Home, to-dos, queue, chips of the order list',
  ),
  figure(
    'overdue',
    'The same of work that is due at one moment or by the end of a day, without a response: device, project and maintenance orders.',
    'Their cards, maintenance calendar',
  ),
  figure(
    'waitingCount',
    'Orders without an owner in the pools that I see: pending, or handed to a group. They are nobody’s, so that home counts none of them.',
    'Queue, pool with its badge, workbench',
  ),
  figure('unassignedLateCount', 'Of these what has no time left.', 'Home of a lead'),
  figure(
    'returnedCount',
    'Of these what an engineer declined or put back in this round, as the last that happened to it.',
    'Queue, pool, home of a lead',
  ),
  figure('unplannedCount', 'Of mine what I accepted and no time was planned for.', 'Day of a schedule'),
  figure(
    'ccUserCount',
    'Orders copied to me by name that I have not read; those copied to a group of mine are counted apart.',
    'Home, to-dos',
  ),
  figure(
    'unread',
    'Messages that I have not opened, about orders and from the system together.',
    'Bell, tab, workbench',
  ),
  figure('reviewCount', 'Reviews that wait and that I may decide.', 'Home of a lead'),
];

/** Words that the code uses in one sense: the word, what it means, what is not said in its place. */
export const codeWords: readonly string[][] = [
  ['tenant', 'An organisation as the data knows it.', 'desk, company'],
  ['customer, client', 'The organisation that is served; a person of it, and their side of the app.', ''],
  ['site', 'What the wire calls a cell; in module names and for people.', 'cell, store'],
  ['scope', 'How far a list reaches: mine, of my groups, of my team, all.', 'reach'],
  ['access', 'Who may make a call, or see a thing.', 'sight'],
  ['access path', 'A way by which a reader comes to see rows of a table.', 'arm, branch'],
  ['n-gram lookup, scan', 'The two ways to find words: by an index, or row by row.', 'walk'],
  ['presenter', 'Makes a reply of rows.', 'shown'],
  ['kept counts', 'Counts that writes keep up to date.', ''],
  ['record', 'A row of the history of an order or another kind of work.', 'entry, log'],
  ['event', 'What happened, told to programs and open apps; emitted.', 'news'],
  ['message', 'What happened, told to people; they are notified.', 'notice'],
  ['action, command', 'What may be done; what a caller asks for, with its facts.', 'deed, act'],
  ['effect', 'What an action makes other domains do.', ''],
  ['outbox, draft', 'What was done and waits to be sent; what is still being typed.', ''],
  ['prefetch', 'Reading what is probably asked for next.', 'foresee'],
  ['leave, off-boarding', 'Time off; what becomes of the work of who is gone for good.', 'leaving'],
  ['admin socket', 'How administration reaches a running embedded database.', 'door'],
  ['door', 'What a package exports under one name.', ''],
  ['stop', 'A work with the person and time that a plan gives it.', ''],
  ['appointment', 'The agreed time of an order with its owner; kept where a plan can.', ''],
  ['named', 'Of orders: listed in a request, which asks for another time for them.', ''],
  ['promised', 'Of work: its owner and appointment before the plan.', ''],
  ['standing', 'Of work: its appointment lies ahead, and its owner can keep it.', ''],
  ['staying', 'Of work: its owner has not accepted it, and keeps it where they can.', ''],
  ['stretch', 'Free time of a person: between breaks, leave and appointments.', ''],
  ['room', 'How long work that begins in a stretch may last there.', ''],
  ['way', 'Travel between two places, in minutes.', ''],
  ['route', 'The works of one person in order, timed, while a plan is searched.', ''],
  ['outlook, outcome', 'What is expected of a schedule; of one work in it.', ''],
  ['loose', 'Of work: a person has it, and it has no appointment.', ''],
];
