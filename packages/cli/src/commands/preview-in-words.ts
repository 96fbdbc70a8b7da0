import type { DataOf } from '@svcdesk/core/contract';
import type { preview } from '@svcdesk/core/contract/dispatch';
import { planEffectLabel, stopWarningLabel } from '@svcdesk/core/phrases';
import type { Context } from '../command.ts';
import { columnsOf } from '../print/columns.ts';
import { headingOf } from '../print/headings.ts';
import type { Item } from '../print/output.ts';
import { labelled, table } from '../print/table.ts';

type Preview = DataOf<typeof preview>;

const warningFields = ['warning', 'from', 'to', 'title'];
const effectFields = ['effect', 'minutes', 'planStart', 'orderNo', 'title'];

/** What follows as people read it: what it comes to, what speaks against the time, then each piece of work, the worst first. */
export async function previewInWords(
  { effects, warnings, present, proposed, brokenCount }: Preview,
  context: Context,
): Promise<string> {
  const { terminal, phrases, locale } = context;
  const { colours } = terminal;
  const lines = await labelled(
    [
      ...(['lateCount', 'travelMinutes'] as const).map(
        (field) => [headingOf(field, context), `${present[field]} → ${proposed[field]}`] as const,
      ),
      [headingOf('brokenCount', context), String(brokenCount)],
    ],
    terminal,
  );
  const blocks: string[] = [];
  const room = { columns: terminal.columns - 2, colours };
  if (warnings.length > 0) {
    const items = warnings.map(
      ({ warning, ...each }): Item => ({ ...each, warning: stopWarningLabel(warning, locale) }),
    );
    const columns = columnsOf(warningFields, 'order', context);
    const rows = await table(items, columns, { headings: false, terminal: room });
    blocks.push('', colours.bold(headingOf('warnings', context)), ...rows.map((row) => `  ${row.trimEnd()}`));
  }
  for (const name of new Set(effects.map(({ engineerName = '' }) => engineerName))) {
    const items = effects
      .filter(({ engineerName = '' }) => engineerName === name)
      .map(({ effect, ...each }): Item => ({ ...each, effect: planEffectLabel(effect, locale) }));
    const rows = await table(items, columnsOf(effectFields, 'order', context), {
      headings: false,
      terminal: room,
    });
    blocks.push('', colours.bold(name || phrases.preview.nobody), ...rows.map((row) => `  ${row.trimEnd()}`));
  }
  return [...lines, ...(blocks.length > 0 ? blocks : ['', phrases.preview.nothing])].join('\n');
}
