import { fieldDocs } from '@svcdesk/core/contract/docs';
import { orderSourceName, orderStatusName, priority } from '@svcdesk/core/rules';
import type { Context } from '../command/context.ts';
import type { Colour } from '../output/colours.ts';
import type { Cell, Column, Item } from '../output/output.ts';
import { localTime, untilDue } from '../output/time.ts';
import type { Phrases } from '../phrases/index.ts';

/** A column that the contract has no field for: who has the order, by acceptance or by name. */
export const ownerColumn = 'ownerName';

/** What programs are told of an order that was acted on. */
export const orderLineFields = ['orderNo', 'status'] as const;

/** What showing an order needs of a run. */
export type ShowContext = Pick<Context, 'host' | 'phrases' | 'locale'>;

const leastCells: Readonly<Record<string, number>> = {
  title: 12,
  cellName: 8,
  customerName: 8,
  serverCatalogName: 8,
  [ownerColumn]: 6,
};

/** Cells of a title that tell orders apart; below it other columns go. */
const titleCells = 28;
const spareFields: readonly string[] = ['priority', 'cellName'];

const mostUrgent = priority.urgent;

const dueColours: Readonly<Record<string, Colour>> = { late: 'red', soon: 'yellow' };

/** The column of an order's field. */
export function orderColumn(field: string, context: ShowContext): Column {
  return {
    heading: headingOf(field, context),
    least: leastCells[field],
    wants: field === 'title' ? titleCells : undefined,
    spare: spareFields.includes(field) || undefined,
    cell: (order) => cellOf(field, order, context),
    raw: (order) => rawOf(field, order),
  };
}

/** Name of a field in the reader's language; a field that nobody named keeps its own. */
export function headingOf(field: string, { phrases, locale }: ShowContext): string {
  const { fields } = phrases;
  if (Object.hasOwn(fields, field)) return fields[field as keyof typeof fields];
  if (!Object.hasOwn(fieldDocs, field)) return field;
  const doc = fieldDocs[field as keyof typeof fieldDocs];
  return locale === 'en' ? doc.en : doc.zh;
}

/** A field of an order for people. */
export function cellOf(field: string, order: Item, context: ShowContext): Cell {
  const { phrases, host } = context;
  const { domain, words } = phrases;
  const value = field === ownerColumn ? ownerOf(order) : order[field];
  if (field === 'nextDueAt' && value === undefined && order.slaState === 'paused') {
    return { text: domain.sla.state.paused, colour: 'dim' };
  }
  if (value === undefined || value === null) return { text: '' };
  if (field === 'nextDueAt') {
    return {
      text: untilDue(String(value), host.now(), domain.duration),
      colour: dueColours[String(order.slaState)],
    };
  }
  const named = namesOf(field, phrases)?.[keyOf(field, value)];
  if (named !== undefined) return { text: named, colour: colourOf(field, value) };
  if (isInstantField(field)) return { text: localTime(String(value)) };
  if (typeof value === 'boolean') return { text: value ? words.yes : words.no };
  return { text: rawOf(field, order) };
}

/** Names of a field's values; a value of a newer server has none and stands as it came. */
function namesOf(field: string, { domain }: Phrases): Readonly<Record<string, string>> | undefined {
  const { order, sla, dictionary } = domain;
  const names: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    status: order.status,
    source: order.source,
    slaState: sla.state,
    priority: dictionary.priority,
    serviceMode: dictionary.serviceMode,
    hangUpReason: dictionary.hangUpReason,
    causeCode: dictionary.cause,
    scope: dictionary.impactScope,
  };
  return Object.hasOwn(names, field) ? names[field] : undefined;
}

/** Statuses and sources travel as numbers and have phrases by name. */
function keyOf(field: string, value: unknown): string {
  if (field === 'status') return orderStatusName(Number(value)) ?? '';
  if (field === 'source') return orderSourceName(Number(value)) ?? '';
  return String(value);
}

function colourOf(field: string, value: unknown): Colour | undefined {
  if (field === 'slaState') return dueColours[String(value)];
  return field === 'priority' && value === mostUrgent ? 'bold' : undefined;
}

/** A field of an order for programs: names instead of translated words, times as the wire has them. */
export function rawOf(field: string, order: Item): string {
  const value = field === ownerColumn ? ownerOf(order) : order[field];
  if (value === undefined || value === null) return '';
  if (field === 'status') return orderStatusName(Number(value)) ?? String(value);
  if (field === 'source') return orderSourceName(Number(value)) ?? String(value);
  if (Array.isArray(value) && value.every((part) => typeof part === 'string')) return value.join(',');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

function ownerOf(order: Item): unknown {
  return order.handlerName ?? order.assigneeName;
}

function isInstantField(field: string): boolean {
  return /At$|^plan(Start|End)$|^gmtStart$/.test(field);
}
