import { readStars, starDimensions } from '@svcdesk/core/format';
import { format } from '@svcdesk/core/phrases';
import type { Context } from '../command.ts';
import { printableLine, printableText } from '../text.ts';
import { type KindName, kindInside, statusName } from '../work.ts';
import { columnsOf } from './columns.ts';
import { headingOf } from './headings.ts';
import type { Item } from './output.ts';
import { labelled, table } from './table.ts';
import { localTime, untilDue } from './time.ts';
import { isItems } from './values.ts';
import { cellOf, labelOf, statusWords } from './words.ts';

/** Numbers and names that head it, the first of each that there is. */
const numbers = ['orderNo', 'requirementNo', 'entrustNo', 'code', 'account'] as const;
const titles = ['title', 'name', 'url', 'label'] as const;

/** Texts of several lines, which have a part of their own. */
const texts: readonly string[] = ['content', 'solution', 'result', 'remark', 'notes', 'experience'];

/** What happened, in the order that it did. */
const histories: readonly string[] = ['history', 'records'];

/** What tells people nothing: ids, whose names stand beside them, and what programs go by. */
const silent =
  /(^i|I)ds?$|^(version|can|refused|photo|handlerPhoto|menuList|authBtns|slaState|slaShare|status|round)$/;

/** What a command says of how its record is shown, by field. */
export interface Layout {
  /** Of lists within it. */
  readonly columns?: Readonly<Record<string, readonly string[] | undefined>> | undefined;
  /** The commands that show all of what it only counts. */
  readonly all?: Readonly<Record<string, string | undefined>> | undefined;
}

/** One record for people: what it is, its facts, its texts, what it holds, and what happened to it. */
export async function renderDetail(
  item: Item,
  kind: KindName | undefined,
  context: Context,
  { columns, all }: Layout = {},
): Promise<string> {
  const { terminal } = context;
  const heading = headOf(item);
  const fields = Object.keys(item).filter((field) => !silent.test(field) && !heading.fields.includes(field));
  const facts = fields.filter((field) => isFact(field, item[field]));
  const command = (field: string) =>
    item[field] && all?.[field] ? `  ${terminal.colours.dim(all[field])}` : '';
  const pairs = facts.map(
    (field) => [headingOf(field, context), `${fact(field, item, kind, context)}${command(field)}`] as const,
  );
  const parts = await Promise.all(
    fields
      .filter((field) => !facts.includes(field))
      .map((field) => partOf(field, item, kind, context, columns?.[field])),
  );
  return [
    heading.text && terminal.colours.bold(heading.text),
    standing(item, kind, context),
    heading.text && pairs.length > 0 ? '' : undefined,
    ...(await labelled(pairs, terminal)),
    ...parts.flat(),
    ...possible(item, context),
  ]
    .filter((line) => line !== undefined)
    .join('\n');
}

function headOf(item: Item): { text: string | undefined; fields: readonly string[] } {
  // What has no id is no record that is called by a name: all of it are facts.
  if (!Object.keys(item).some((field) => /^(id|ciId|value)$/.test(field)))
    return { text: undefined, fields: [] };
  const found = [numbers, titles].flatMap(
    (names) => names.find((name) => typeof item[name] === 'string') ?? [],
  );
  const text = found.map((name) => printableLine(String(item[name]))).join('  ');
  return { text: text || undefined, fields: found };
}

/** Status and clock in one line, which readers look for first. */
function standing(item: Item, kind: KindName | undefined, context: Context): string | undefined {
  const { duration } = context.phrases.domain;
  const clock =
    item.slaState === undefined || item.slaState === 'none' ? '' : fact('slaState', item, kind, context);
  const due =
    typeof item.nextDueAt === 'string'
      ? `${localTime(item.nextDueAt)} (${untilDue(item.nextDueAt, context.host.serverNow(), duration)})`
      : '';
  return [fact('status', item, kind, context), clock, due].filter(Boolean).join('  ') || undefined;
}

function fact(field: string, item: Item, kind: KindName | undefined, context: Context): string {
  const { text, colour } = cellOf(field, item, kind, context);
  const clean = printableLine(text);
  return colour && clean ? context.terminal.colours[colour](clean) : clean;
}

function isFact(field: string, value: unknown): boolean {
  if (field === 'nextDueAt' || texts.includes(field)) return false;
  if (Array.isArray(value)) return value.every((part) => typeof part !== 'object');
  return typeof value !== 'object' || value === null;
}

/** A text, a list or a record within the record, under a heading of its own; nothing where it is empty. */
async function partOf(
  field: string,
  item: Item,
  kind: KindName | undefined,
  context: Context,
  columns: readonly string[] | undefined,
): Promise<readonly string[]> {
  const lines = await linesOf(field, item[field], kind, context, columns);
  if (lines.length === 0) return [];
  return [
    '',
    context.terminal.colours.bold(headingOf(field, context).toUpperCase()),
    ...lines.map((line) => `  ${line}`),
  ];
}

async function linesOf(
  field: string,
  value: unknown,
  kind: KindName | undefined,
  context: Context,
  columns: readonly string[] | undefined,
): Promise<readonly string[]> {
  if (typeof value === 'string')
    return field === 'nextDueAt' ? [] : printableText(value).split('\n').filter(Boolean);
  if (histories.includes(field) && isItems(value)) return historyLines(value, kind, context);
  if (field === 'evaluation' && value) return ratingLines(value as Item, context);
  if (field === 'fields' && isItems(value)) return fieldLines(value, context);
  if (isItems(value)) return listLines(value, kindInside(field, kind), context, columns);
  if (typeof value === 'object' && value !== null)
    return (await renderDetail(value as Item, kind, context)).split('\n');
  return [];
}

/** Records within the record: their names, or a table where they have more to say. */
async function listLines(
  items: readonly Item[],
  kind: KindName | undefined,
  context: Context,
  columns: readonly string[] | undefined,
): Promise<string[]> {
  const room = { columns: context.terminal.columns - 2, colours: context.terminal.colours };
  if (columns) return table(items, columnsOf(columns, kind, context), { headings: true, terminal: room });
  const fields = [...new Set(items.flatMap((each) => Object.keys(each)))].filter(
    (field) =>
      field === 'status' || (!silent.test(field) && items.some((each) => isFact(field, each[field]))),
  );
  const isNamed = items.every((each) => 'name' in each || 'label' in each || 'orderNo' in each);
  if ((fields.length <= 2 && isNamed) || fields.includes('url'))
    return items.map((each) => printableLine(labelOf(each)));
  return table(items, columnsOf(fields, kind, context), { headings: true, terminal: room });
}

/** Custom fields: the name and what was answered. */
function fieldLines(fields: readonly Item[], { terminal }: Context): Promise<string[]> {
  return labelled(
    fields.map(
      ({ name, display, fieldTypeName }) =>
        [printableLine(String(name)), printableLine(String(display ?? fieldTypeName ?? ''))] as const,
    ),
    terminal,
  );
}

function ratingLines(rating: Item, { phrases }: Context): string[] {
  const words = phrases.domain.evaluation;
  if (rating.autoEvaluate) return [words.automatic];
  const stars = readStars(String(rating.stars ?? ''));
  const rated = stars
    ? starDimensions.map((dimension) => `${words.star[dimension]} ${stars[dimension]}`)
    : [];
  return [rated.join(', '), ...printableText(String(rating.content ?? '')).split('\n')].filter(Boolean);
}

function possible({ can }: Item, { phrases }: Context): string[] {
  if (!Array.isArray(can)) return [];
  const names: Readonly<Record<string, string>> = phrases.domain.order.action;
  const known = can.filter((name: string) => Object.hasOwn(names, name));
  if (known.length === 0) return [];
  return [
    '',
    `${phrases.words.actions}: ${known.map((name: string) => names[name]).join(phrases.usage.comma)}`,
  ];
}

/** An entry of a history, whatever it is the history of. */
interface Entry {
  readonly at: string;
  readonly byName: string;
  readonly action: string;
  readonly groupName?: string;
  readonly from?: number;
  readonly to: number;
  readonly remark?: string;
  readonly reasonCode?: string;
  readonly internal?: boolean;
}

/** What happened, oldest first: time, person and deed in a line, what was said below it. */
function historyLines(history: readonly Item[], kind: KindName | undefined, context: Context): string[] {
  // Items are told apart by nothing but where they come from.
  return (history as unknown as readonly Entry[]).flatMap((entry) => [
    `${context.terminal.colours.dim(localTime(entry.at))}  ${describeEntry(entry, kind, context)}`,
    ...reasonLines(entry, context),
    ...(entry.remark
      ? printableText(entry.remark)
          .split('\n')
          .map((text) => `    ${text}`)
      : []),
  ]);
}

function describeEntry(
  { byName, groupName, action, from, to, internal }: Entry,
  kind: KindName | undefined,
  context: Context,
) {
  const { words, domain } = context.phrases;
  const known: Readonly<Record<string, string>> =
    kind === 'order' ? domain.order.happened : domain.kinds.happened;
  const name = (value: number) => statusWords(kind, domain)?.[statusName(value, kind) ?? ''] ?? String(value);
  const by = groupName ? format(words.via, { by: byName, group: groupName }) : byName;
  const moved =
    from !== undefined && from !== to ? format(words.statusFromTo, { from: name(from), to: name(to) }) : '';
  return [
    printableLine(by),
    Object.hasOwn(known, action) ? known[action] : String(action),
    moved,
    internal ? `(${words.internal})` : '',
  ]
    .filter(Boolean)
    .join('  ');
}

/** Why it was done, where a reason was chosen from a dictionary. */
function reasonLines({ action, reasonCode }: Entry, { phrases }: Context): string[] {
  if (!reasonCode) return [];
  const { hangUpReason, cancelReason, declineReason, requirementReject } = phrases.domain.dictionary;
  const dictionaries: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    hangUp: hangUpReason,
    cancel: cancelReason,
    decline: declineReason,
    release: declineReason,
    reject: requirementReject,
  };
  return [`    ${dictionaries[action]?.[reasonCode] ?? printableLine(reasonCode)}`];
}
