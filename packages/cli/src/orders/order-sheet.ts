import type { DataOf } from '@svcdesk/core/contract';
import type * as orders from '@svcdesk/core/contract/orders';
import { readStars, starDimensions } from '@svcdesk/core/format';
import type { Context } from '../command/context.ts';
import { labelled } from '../output/labelled.ts';
import { printableLine, printableText } from '../output/printable.ts';
import { localTime, untilDue } from '../output/time.ts';
import { historyLines } from './history-lines.ts';
import { cellOf, headingOf } from './order-columns.ts';

type Detail = DataOf<typeof orders.detail>;
type History = DataOf<typeof orders.history>;

const facts = [
  'priority',
  'source',
  'typeName',
  'serverCatalogName',
  'serviceMode',
  'customerName',
  'cellName',
  'cellAddress',
  'reportName',
  'reportPhone',
  'assigneeName',
  'handlerName',
  'handlerPhone',
  'handlerGroupName',
  'creatorName',
  'createdAt',
  'gmtStart',
  'planStart',
  'planEnd',
  'responseDueAt',
  'resolveDueAt',
  'hangUpReason',
  'resumeAt',
  'resolvedAt',
  'spentMinutes',
  'causeCode',
] as const satisfies (keyof Detail)[];

/** An order for people: what it is, its facts, its texts, and what happened to it. */
export async function orderSheet(detail: Detail, history: History, context: Context): Promise<string> {
  const { phrases, terminal } = context;
  const { bold } = terminal.colours;
  const pairs = facts.map((field) => [headingOf(field, context), line(field, detail, context)] as const);
  const fields = detail.fields.map(
    ({ name, display }) => [printableLine(name), printableLine(display)] as const,
  );
  return [
    bold(`${detail.orderNo}  ${printableLine(detail.title)}`),
    standing(detail, context),
    '',
    ...(await labelled(pairs, terminal)),
    ...section(headingOf('content', context), indented(detail.content), context),
    ...section(phrases.words.fields, await labelled(fields, terminal), context),
    ...files(headingOf('attachments', context), detail.attachments, context),
    ...files(phrases.words.photosBefore, detail.beforePhotos, context),
    ...section(headingOf('solution', context), indented(detail.solution), context),
    ...files(phrases.words.photosAfter, detail.afterPhotos, context),
    ...files(phrases.words.signature, detail.signature, context),
    ...section(phrases.words.rating, ratingLines(detail, context), context),
    ...section(phrases.words.history, historyLines(history, context), context),
    ...possible(detail, context),
  ].join('\n');
}

function line(field: keyof Detail, detail: Detail, context: Context): string {
  const { text, colour } = cellOf(field, detail, context);
  const clean = printableLine(text);
  return colour && clean ? context.terminal.colours[colour](clean) : clean;
}

/** Status and clock in one line: the first that everybody looks for. */
function standing(detail: Detail, context: Context): string {
  const { duration } = context.phrases.domain;
  const clock = detail.slaState === 'none' ? '' : line('slaState', detail, context);
  const due = detail.nextDueAt
    ? `${localTime(detail.nextDueAt)} (${untilDue(detail.nextDueAt, context.host.now(), duration)})`
    : '';
  return [line('status', detail, context), clock, due].filter(Boolean).join('  ');
}

function indented(text: string | undefined): string[] {
  return text ? printableText(text).split('\n') : [];
}

function section(heading: string, lines: readonly string[], { terminal }: Context): string[] {
  if (lines.length === 0) return [];
  return ['', terminal.colours.bold(heading.toUpperCase()), ...lines.map((text) => `  ${text}`)];
}

function files(heading: string, list: Detail['attachments'], context: Context): string[] {
  return section(
    heading,
    list.map(({ name }) => printableLine(name)),
    context,
  );
}

function ratingLines({ evaluation }: Detail, { phrases }: Context): string[] {
  if (!evaluation) return [];
  const words = phrases.domain.evaluation;
  if (evaluation.autoEvaluate) return [words.automatic];
  const stars = readStars(evaluation.stars);
  const rated = stars
    ? starDimensions.map((dimension) => `${words.star[dimension]} ${stars[dimension]}`)
    : [];
  return [rated.join(', '), ...indented(evaluation.content)].filter(Boolean);
}

function possible({ can }: Detail, { phrases }: Context): string[] {
  const { action } = phrases.domain.order;
  const known = can.filter((name) => Object.hasOwn(action, name));
  if (known.length === 0) return [];
  return ['', `${phrases.words.actions}: ${known.map((name) => action[name]).join(', ')}`];
}
