import { priority } from '@svcdesk/core/rules';
import type { Context } from '../command.ts';
import type { Phrases } from '../phrases/index.ts';
import { type KindName, kindOf, sourceName, statusName } from '../work.ts';
import type { Item, TableCell } from './output.ts';
import type { Colour } from './terminal.ts';
import { localTime, overBy, untilDue } from './time.ts';
import { fieldValue, numberFieldOf, rawOf, wordIn } from './values.ts';

/** What showing records to people needs of a run. */
export type ShowContext = Pick<Context, 'host' | 'phrases' | 'locale'>;

const dueColours: Readonly<Record<string, Colour>> = { late: 'red', soon: 'yellow' };

/** Deadlines, which people read as what is left of the time. */
const deadlines: readonly string[] = ['nextDueAt', 'dueAt'];

/** Shares of one, which people read in percent. */
const shares = /^(saturation|load)$|Share$/;

/** A field for people, in words of their language. */
export function cellOf(
  field: string,
  item: Item,
  usual: KindName | undefined,
  context: ShowContext,
): TableCell {
  const { phrases, host } = context;
  const value = fieldValue(field, item);
  if (field === 'nextDueAt' && value === undefined && item.slaState === 'paused') {
    return { text: phrases.domain.sla.state.paused, colour: 'dim' };
  }
  if (value === undefined || value === null) {
    const number = numberFieldOf(field);
    const name = number === 'from' || number === 'to' ? 'status' : number;
    const word = name && number && nameOf(name, item[number], kindOf(item, usual), phrases);
    return { text: word ?? wordIn(field, item, usual) ?? '' };
  }
  if (deadlines.includes(field) && typeof value === 'string') {
    const text = untilDue(value, host.serverNow(), phrases.domain.duration);
    return { text, colour: dueColours[String(item.slaState)] };
  }
  const kind = kindOf(item, usual);
  const named = nameOf(field, value, kind, phrases);
  if (named !== undefined) return { text: named, colour: colourOf(field, value) };
  if (typeof value === 'boolean') return { text: value ? phrases.words.yes : phrases.words.no };
  if (typeof value === 'number' && shares.test(field)) return { text: `${Math.round(value * 100)}%` };
  if (typeof value === 'string' && isInstant(value)) return { text: localTime(value) };
  if (Array.isArray(value)) return { text: partsOf(field, value, kind, phrases) };
  if (typeof value === 'object') return recordCell(value as Item, phrases);
  return { text: rawOf(field, item, usual) };
}

/** What tells a record apart; of whom the rules would send also by how much they would be late. */
function recordCell(record: Item, phrases: Phrases): TableCell {
  const { engineer, lateMinutes } = record;
  const text = answerOf(record, phrases) ?? labelOf(record);
  if (engineer === undefined || typeof lateMinutes !== 'number') return { text };
  return { text: `${text} ${overBy(lateMinutes, phrases.domain.duration)}`, colour: 'red' };
}

/** What was answered to an item of a check list, rather than by whom. */
function answerOf({ result, value, remark }: Item, phrases: Phrases): string | undefined {
  if (typeof result !== 'string') return undefined;
  return [nameOf('result', result, undefined, phrases) ?? result, value, remark].filter(Boolean).join(' ');
}

/** Several values in one cell; of records their names. */
function partsOf(
  field: string,
  values: readonly unknown[],
  kind: KindName | undefined,
  phrases: Phrases,
): string {
  return values
    .map((part) =>
      typeof part === 'object' && part !== null
        ? labelOf(part as Item)
        : (nameOf(field, part, kind, phrases) ?? part),
    )
    .join(phrases.usage.comma);
}

/** What tells a record apart in a few words: the first of its names, else all of it. */
export function labelOf(item: Item): string {
  const { orderNo, name, label, title, url, byName, engineer } = item;
  if (typeof engineer === 'object' && engineer !== null) return labelOf(engineer as Item);
  const said = [orderNo, name ?? label ?? title ?? url ?? byName].filter((part) => typeof part === 'string');
  return said.length > 0 ? said.join(' ') : JSON.stringify(item);
}

/** Whether a text is an instant of the wire. */
function isInstant(text: string): boolean {
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(text);
}

/** The word of a value that has one; a value of a newer server has none and stands as it came. */
export function nameOf(
  field: string,
  value: unknown,
  kind: KindName | undefined,
  phrases: Phrases,
): string | undefined {
  const names = namesOf(field, kind, phrases);
  const key = keyOf(field, value, kind);
  return names && Object.hasOwn(names, key) ? names[key] : undefined;
}

/** The words of a field that has them, by code or number. */
export function namesOf(
  field: string,
  kind: KindName | undefined,
  { domain }: Pick<Phrases, 'domain'>,
): Readonly<Record<string, string>> | undefined {
  const { order, kinds, sla, dictionary, roles, routing } = domain;
  if (field === 'status' || field === 'orderStatus')
    return statusWords(field === 'status' ? kind : 'order', domain);
  const names: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    source: order.source,
    sources: order.source,
    slaState: sla.state,
    priority: dictionary.priority,
    serviceMode: dictionary.serviceMode,
    hangUpReason: dictionary.hangUpReason,
    causeCode: dictionary.cause,
    leaveType: dictionary.leaveType,
    leave: dictionary.leaveType,
    offShelfReason: dictionary.offShelfReason,
    shift: dictionary.shiftType,
    level: dictionary.skillLevel,
    orderKind: order.kind,
    kind: kind === 'review' ? kinds.reviewKind : order.kind,
    roles: roles.role,
    reasons: routing.suggestion,
    routedBy: routing.by,
    result: kinds.pmResult,
    can: order.action,
    ...(kind === 'order' && { action: order.happened }),
  };
  return Object.hasOwn(names, field) ? names[field] : undefined;
}

/** Words of the statuses of a kind. */
export function statusWords(
  kind: KindName | undefined,
  { order, kinds }: Phrases['domain'],
): Readonly<Record<string, string>> | undefined {
  if (kind === undefined) return undefined;
  return kind === 'order' || kind === 'project' ? order.status : kinds[kind];
}

/** Statuses and sources travel as numbers and have phrases by name. */
function keyOf(field: string, value: unknown, kind: KindName | undefined): string {
  if (field === 'status') return statusName(Number(value), kind) ?? '';
  if (field === 'orderStatus') return statusName(Number(value), 'order') ?? '';
  if (field === 'source' || field === 'sources') return sourceName(Number(value)) ?? '';
  return String(value);
}

function colourOf(field: string, value: unknown): Colour | undefined {
  if (field === 'slaState') return dueColours[String(value)];
  return field === 'priority' && value === priority.urgent ? 'bold' : undefined;
}
