import type { DataOf } from '@svcdesk/core/contract';
import type { commit, plan } from '@svcdesk/core/contract/dispatch';
import { formatDuration } from '@svcdesk/core/format';
import { format, planChangeLabel, stopReasonLabel, unplacedReasonLabel } from '@svcdesk/core/phrases';
import type { Context } from '../command.ts';
import { columnsOf } from '../print/columns.ts';
import { headingOf } from '../print/headings.ts';
import type { Item } from '../print/output.ts';
import { labelled, table } from '../print/table.ts';
import { localMinute } from '../print/time.ts';

/** A plan, what became of it where it was to be written, or both. */
export type PlanOutcome = Partial<DataOf<typeof plan> & DataOf<typeof commit>>;

type Stop = NonNullable<PlanOutcome['list']>[number];

const stopFields = [
  'planStart',
  'planEnd',
  'orderNo',
  'priority',
  'dueAt',
  'travelMinutes',
  'reasons',
  'title',
] as const;
const unplacedFields = ['orderNo', 'priority', 'dueAt', 'reason', 'title'] as const;

/** What a narrow terminal does without, the last first. */
const spareFields: readonly string[] = ['priority', 'dueAt', 'travelMinutes', 'planEnd'];

/** What each stop says beside its time: what becomes of it where that is not plain, whose it was and when, by how much it is late, and why it stands there. */
function inWords({ reasons, change, before, ...stop }: Stop, { locale, phrases }: Context): Item {
  const { lateMinutes } = stop;
  const said = reasons.map((reason) =>
    reason === 'late' && lateMinutes !== undefined
      ? format(phrases.plan.lateBy, { length: formatDuration(lateMinutes * 60, locale) })
      : stopReasonLabel(reason, locale),
  );
  if (change === 'new') return { ...stop, reasons: said };
  const was = [
    ...(change === 'reassigned' ? [before?.engineerName] : []),
    ...(change === 'kept' || !before?.planStart ? [] : [localMinute(before.planStart)]),
  ].filter(Boolean);
  const changed = was.length > 0 ? [format(phrases.plan.before, { before: was.join(' ') })] : [];
  return { ...stop, reasons: [planChangeLabel(change, locale), ...changed, ...said] };
}

/** A plan of so many days as people read it: what follows, then each person's stops, then what found no place, or what was in its way. */
export async function planInWords(
  outcome: PlanOutcome,
  context: Context,
  dayCount?: number,
): Promise<string> {
  const { phrases, terminal, locale } = context;
  const { colours } = terminal;
  const { list = [], unplaced = [], present, proposed, changed = [], undo, omittedCount = 0 } = outcome;
  const { plan: words } = phrases;
  const figures = (['plannedCount', 'lateCount', 'travelMinutes'] as const).flatMap((field) => {
    const heading = field === 'lateCount' ? words.late : headingOf(field, context);
    return present && proposed ? [[heading, `${present[field]} → ${proposed[field]}`] as const] : [];
  });
  const block = async (heading: string, items: readonly Item[], fields: readonly string[]) => {
    if (items.length === 0) return [];
    const room = { columns: terminal.columns - 2, colours };
    const columns = columnsOf(fields, 'order', context).map((column, index) => ({
      ...column,
      droppable: spareFields.includes(fields[index] ?? '') || undefined,
    }));
    const lines = await table(items, columns, {
      headings: true,
      terminal: room,
    });
    return ['', colours.bold(heading), ...lines.map((line) => `  ${line.trimEnd()}`)];
  };
  const blocks: string[] = [];
  for (const name of new Set(list.map(({ engineerName }) => engineerName))) {
    const items = list.filter((stop) => stop.engineerName === name).map((stop) => inWords(stop, context));
    blocks.push(...(await block(name, items, stopFields)));
  }
  const left = unplaced.map(({ reason, ...each }) => ({
    ...each,
    reason: unplacedReasonLabel(reason, locale, dayCount),
  }));
  const isWritten = undo !== undefined;
  const outlook = !isWritten ? colours.dim(words.toWrite) : outcome.list ? words.written : words.takenBack;
  return [
    ...(await labelled(figures, terminal)),
    ...(present && list.length === 0 && unplaced.length === 0 ? ['', words.nothing] : blocks),
    ...(await block(words.unplaced, left, unplacedFields)),
    ...(omittedCount > 0 ? ['', format(words.omitted, { count: omittedCount })] : []),
    ...(await block(words.changed, changed, ['orderNo'])),
    ...(changed.length > 0 ? [] : ['', outlook]),
  ].join('\n');
}
