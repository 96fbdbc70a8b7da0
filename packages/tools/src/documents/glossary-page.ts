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
import { loadLevel, type SuggestionReason } from '@svcdesk/core/scheduling';
import { codeWords, concepts, figures } from './glossary-concepts.ts';

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

function loadRows(): Row[] {
  const levels = ['free', 'busy', 'overloaded'] as const satisfies readonly SuggestionReason[];
  const steps = Array.from({ length: 201 }, (_, hundredth) => hundredth / 100);
  return levels.map((level) => {
    const within = steps.filter((step) => loadLevel(step) === level);
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
    '## What figures count',
    'Each figure opens a list that has as many; a test taps them and counts.',
    table(['Chinese', 'English', 'what it counts', 'where it shows'], figures),
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
    '## Load',
    'What a person has promised for a day over what they can give: planned, at its estimate what has no time yet, and the ways between. Suggestions go by it; calendars go by saturation, which is what is planned alone.',
    table(['Chinese', 'English', 'load', 'code'], loadRows()),
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
    '## Words of the code',
    table(['say', 'for', 'not'], codeWords),
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
