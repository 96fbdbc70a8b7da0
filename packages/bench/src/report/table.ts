import type { Goal } from '../harness/benchmark.ts';
import type { Outcome, Row } from '../harness/judge.ts';
import { type MeasureName, measures } from '../harness/measures.ts';

const headings = ['benchmark', 'case', 'measure', 'svcdesk', 'limit', '', 'ratio', 'goal', ''];
const numeric = new Set([3, 4, 6]);

/** All outcomes as one table of text, and below it what a table cannot say. */
export function formatTable(outcomes: readonly Outcome[]): string {
  const lines = [headings, ...outcomes.flatMap((outcome) => outcome.rows.map((row) => cells(outcome, row)))];
  const widths = headings.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  const text = lines.map((line) =>
    line
      .map((cell, column) =>
        numeric.has(column) ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd(),
  );
  return [...text, '', ...outcomes.flatMap(remarks)].join('\n');
}

function cells({ name }: Outcome, row: Row): string[] {
  return [
    name,
    row.case,
    measures[row.measure].heading,
    number(row.product, row.measure),
    row.other === undefined ? '' : number(row.other, row.measure),
    row.against ?? '',
    row.ratio === undefined ? '' : row.ratio.toFixed(2),
    row.goal ? bound(row.goal) : '',
    row.met === undefined ? '' : row.met ? 'met' : 'MISSED',
  ];
}

function bound({ on, atLeast, atMost, measure }: Goal): string {
  const sign = atLeast === undefined ? '≤' : '≥';
  const value = atLeast ?? atMost ?? Number.NaN;
  return on === 'ratio' ? `${sign} ${value.toFixed(2)} ×` : `${sign} ${value} ${measures[measure].heading}`;
}

function number(value: number, measure: MeasureName): string {
  const { digits } = measures[measure];
  return value.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

function remarks({ name, rounds, thrownAway, foreignCores, unjudged, failure, met }: Outcome): string[] {
  const calm = `${rounds} ${rounds === 1 ? 'round' : 'rounds'}, ${thrownAway} thrown away, others used at most ${foreignCores.toFixed(2)} cores`;
  return [
    `${name}: ${met ? 'met' : 'MISSED'}; ${calm}`,
    ...unjudged.map((goal) => `  not judged: ${goal.case} against ${goal.against}, which is not installed`),
    ...(failure ? [`  ${failure}`] : []),
  ];
}
