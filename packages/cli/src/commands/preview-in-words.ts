import type { DataOf } from '@svcdesk/core/contract';
import type { preview } from '@svcdesk/core/contract/dispatch';
import { formatDuration } from '@svcdesk/core/format';
import { format, planEffectLabel, stopWarningLabel, waitReasonLabel } from '@svcdesk/core/phrases';
import type { Context } from '../command.ts';
import { columnsOf } from '../print/columns.ts';
import { headingOf } from '../print/headings.ts';
import type { Item } from '../print/output.ts';
import { labelled, table } from '../print/table.ts';
import { localMinute, localMinutes } from '../print/time.ts';

type Preview = DataOf<typeof preview>;

type Effect = Preview['effects'][number];

const warningFields = ['warning', 'planStart', 'title'];
const effectFields = ['effect', 'planStart', 'orderNo', 'title'];

/** When it is planned, and when somebody is expected there by the change. */
function startsOf({ planStart, expectedStart }: Effect): string | undefined {
  if (planStart === undefined) return expectedStart && `→ ${localMinute(expectedStart)}`;
  return expectedStart === undefined || expectedStart === planStart
    ? localMinute(planStart)
    : localMinutes(planStart, expectedStart, ' → ');
}

/** What becomes of a piece of work, by how much it is late, and whether somebody is at it or why it waits. */
function effectIn({ effect, minutes, underWay, waits }: Effect, context: Context): string {
  const { phrases, locale } = context;
  const words = planEffectLabel(effect, locale);
  const length = minutes !== undefined && formatDuration(minutes * 60, locale);
  const said = length ? format(phrases.preview.by, { effect: words, length }) : words;
  const state = underWay ? headingOf('underWay', context) : waits && waitReasonLabel(waits, locale);
  return state ? [said, state].join(phrases.usage.comma) : said;
}

/** What follows as people read it: what it comes to, what speaks against the time, then each piece of work, the worst first. */
export async function previewInWords(
  { effects, warnings, present, proposed, brokenCount }: Preview,
  context: Context,
): Promise<string> {
  const { terminal, phrases, locale } = context;
  const { colours } = terminal;
  const lines = await labelled(
    [
      [phrases.plan.late, `${present.lateCount} → ${proposed.lateCount}`],
      [headingOf('travelMinutes', context), `${present.travelMinutes} → ${proposed.travelMinutes}`],
      [headingOf('brokenCount', context), String(brokenCount)],
    ],
    terminal,
  );
  const blocks: string[] = [];
  const room = { columns: terminal.columns - 2, colours };
  if (warnings.length > 0) {
    const items = warnings.map(
      ({ warning, from, to, title }): Item => ({
        warning: stopWarningLabel(warning, locale),
        planStart: from && to && localMinutes(from, to, '–'),
        title,
      }),
    );
    const columns = columnsOf(warningFields, 'order', context);
    const rows = await table(items, columns, { headings: false, terminal: room });
    blocks.push('', colours.bold(headingOf('warnings', context)), ...rows.map((row) => `  ${row.trimEnd()}`));
  }
  for (const name of new Set(effects.map(({ engineerName = '' }) => engineerName))) {
    const items = effects
      .filter(({ engineerName = '' }) => engineerName === name)
      .map((each): Item => ({ ...each, effect: effectIn(each, context), planStart: startsOf(each) }));
    const rows = await table(items, columnsOf(effectFields, 'order', context), {
      headings: false,
      terminal: room,
    });
    blocks.push('', colours.bold(name || phrases.preview.nobody), ...rows.map((row) => `  ${row.trimEnd()}`));
  }
  return [...lines, ...(blocks.length > 0 ? blocks : ['', phrases.preview.nothing])].join('\n');
}
