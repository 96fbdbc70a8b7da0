import { fieldDocs } from '@svcdesk/core/contract/docs';
import { en, type Phrases, zhCN } from '@svcdesk/core/phrases';
import { permissionRow, roles } from '@svcdesk/core/roles';
import {
  dictionaryCodes,
  handleType,
  kindHandleType,
  numberPrefix,
  orderSource,
  statusesByKind,
} from '@svcdesk/core/rules';
import { type SuggestionReason, saturationLevel } from '@svcdesk/core/scheduling';

type Row = readonly (string | number)[];

function table(headings: Row, rows: readonly Row[]): string {
  const lines = [headings, headings.map(() => '---'), ...rows];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

const code = (word: string | number) => `\`${word}\``;

/** One row for each word that both languages have: Chinese, English, what travels, what code says. */
function wordRows(
  pick: (phrases: Phrases) => Readonly<Record<string, string>>,
  wireOf: (name: string) => string | number = (name) => name,
): Row[] {
  const english = pick(en);
  return Object.entries(pick(zhCN)).map(([name, chinese]) => [
    chinese,
    english[name] ?? '',
    code(wireOf(name)),
    code(name),
  ]);
}

const words = ['Chinese', 'English', 'wire', 'code'];

type Field = keyof typeof fieldDocs;

/** A word that needs a sentence, under the name that a field of the contract gives it. */
function concept(field: Field, english: string, codeName: string, sentence: string): Row {
  // The word itself, without what makes it the heading of a column.
  const chinese = fieldDocs[field].zh.replace(/ID$|\p{Ps}.*\p{Pe}$/u, '');
  return [chinese, english, code(field), code(codeName), sentence];
}

const concepts: Readonly<Record<string, readonly Row[]>> = {
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
    concept('shiftName', 'shift', 'shift', 'When somebody works on a day, if the calendar does not say it.'),
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
      'Minutes somebody can work on a day: shift or calendar, less breaks and leave.',
    ),
    concept(
      'saturation',
      'saturation',
      'saturation',
      'Planned minutes by capacity. Of groups the sums, never a mean.',
    ),
  ],
  'Ways of work': [
    concept('poolCount', 'pool', 'pool', 'Orders of a group that nobody has accepted.'),
    concept('waitingCount', 'queue', 'queue', 'What a dispatcher is to give to somebody.'),
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

const statusTitles: Readonly<Record<keyof typeof statusesByKind, string>> = {
  order: 'orders of the three sources, and projects',
  requirement: 'requirements',
  entrust: 'entrusted orders',
  device: 'device orders',
  pm: 'maintenance orders',
  stage: 'stages of a project',
  review: 'reviews',
};

function statusTables(): string[] {
  return Object.entries(statusTitles).flatMap(([kind, title]) => {
    const numbers: Readonly<Record<string, number>> = statusesByKind[kind as keyof typeof statusesByKind];
    const pick = (phrases: Phrases): Readonly<Record<string, string>> =>
      kind === 'order' ? phrases.order.status : phrases.kinds[kind as Exclude<typeof kind, 'order'> as 'pm'];
    return [
      `### Of ${title}`,
      table(
        words,
        wordRows(pick, (name) => numbers[name] ?? ''),
      ),
    ];
  });
}

function kindRows(): Row[] {
  const sources: Readonly<Record<string, number>> = orderSource;
  const prefixes: Readonly<Record<string, string>> = numberPrefix;
  const names = ({ order }: Phrases) => ({ ...order.kind, requirement: order.requirement });
  const english: Readonly<Record<string, string>> = names(en);
  return Object.entries(names(zhCN)).map(([kind, chinese]) => [
    chinese,
    english[kind] ?? '',
    sources[kind] === undefined ? code(kind) : `\`${kind}\`, source ${sources[kind]}`,
    code(kind),
    prefixes[kind] ?? '',
  ]);
}

function roleRows(): Row[] {
  const scopes = roles.map((role) => permissionRow('order.view')[role]?.join(', ') ?? '');
  return wordRows(({ roles: { role } }) => role).map((row, at) => [...row, scopes[at] ?? '']);
}

function saturationRows(): Row[] {
  const levels = ['free', 'busy', 'overloaded'] as const satisfies readonly SuggestionReason[];
  const steps = Array.from({ length: 201 }, (_, hundredth) => hundredth / 100);
  return levels.map((level) => {
    const within = steps.filter((step) => saturationLevel(step) === level);
    const [from, to] = [within[0], within.at(-1)];
    return [
      zhCN.routing.suggestion[level],
      en.routing.suggestion[level],
      level === 'overloaded' ? `from ${from}` : `${from} to ${to}`,
      code(level),
    ];
  });
}

function dictionaryTables(): string[] {
  return dictionaryCodes.flatMap((dictionary) => [
    `### ${code(dictionary)}`,
    table(
      words,
      wordRows((phrases) => phrases.dictionary[dictionary]),
    ),
  ]);
}

/** Words of the domain in both languages, with what travels and what code says, a table for each topic. */
export function glossaryPage(): string {
  const handleTypes: Readonly<Record<string, number>> = { ...kindHandleType, ...handleType };
  const withHandleType = (name: string) => handleTypes[name] ?? name;
  const parts = [
    '# Glossary',
    'Generated from the contract and the phrases of `@svcdesk/core` by `pnpm gen`. *Wire* is what travels in a request or reply, *code* what our sources call it. Where a name on the wire differs from what people say, the wire keeps it, for other programs know it. Reasons of refused actions and error codes: [errors](../packages/core/docs/errors.md). Which action leads where: [lifecycles](../packages/core/docs/lifecycles.md). Every field: [calls](../packages/core/docs/calls.md).',
    ...Object.entries(concepts).flatMap(([topic, rows]) => [
      `## ${topic}`,
      table([...words, 'what it is'], rows),
    ]),
    '## Kinds of work',
    'The first three share one table and one lifecycle. Every kind has a number of its prefix, the day and a count.',
    table([...words, 'prefix'], kindRows()),
    '## Statuses',
    ...statusTables(),
    '## Actions',
    'The wire has the handle type in the history, and the name in `can` and `refused`.',
    '### On orders',
    table(
      words,
      wordRows(({ order }) => order.action, withHandleType),
    ),
    '### On device orders',
    table(
      words,
      wordRows(({ kinds }) => kinds.deviceAction, withHandleType),
    ),
    '### On maintenance orders',
    table(
      words,
      wordRows(({ kinds }) => kinds.pmAction, withHandleType),
    ),
    '### What the history says, of all other kinds',
    table(
      words,
      wordRows(({ kinds }) => kinds.happened, withHandleType),
    ),
    '### Findings of a check list',
    table(
      words,
      wordRows(({ kinds }) => kinds.pmResult),
    ),
    '### What a review is about',
    table(
      words,
      wordRows(({ kinds }) => kinds.reviewKind),
    ),
    '## Service targets (SLA)',
    table(
      words,
      wordRows(({ sla }) => sla.state),
    ),
    '## Saturation',
    table(['Chinese', 'English', 'saturation', 'code'], saturationRows()),
    '## Roles',
    'What a role may do stands in `packages/core/src/roles`; the last column is how far it sees orders.',
    table([...words, '`order.view`'], roleRows()),
    '### How much a client sees',
    table(
      words,
      wordRows(({ roles: { cellScope } }) => cellScope),
    ),
    '## Routing and suggestions',
    table(
      words,
      wordRows(({ routing }) => routing.by),
    ),
    table(
      words,
      wordRows(({ routing }) => routing.suggestion),
    ),
    '## Evaluation',
    table(words, [
      ...wordRows(({ evaluation }) => evaluation.star),
      ...wordRows(({ evaluation }) => evaluation.tag),
    ]),
    '## Types of custom fields',
    table(
      words,
      wordRows(({ fields }) => fields.type),
    ),
    '## Dictionaries',
    'What an organisation starts with; it may have items of its own.',
    ...dictionaryTables(),
    '## Menu',
    table(
      words,
      wordRows(({ menus }) => menus),
    ),
    '## Messages',
    table(
      words,
      wordRows(({ messages }) =>
        Object.fromEntries(Object.entries(messages).map(([kind, { title }]) => [kind, title])),
      ),
    ),
  ];
  return `${parts.join('\n\n')}\n`;
}
