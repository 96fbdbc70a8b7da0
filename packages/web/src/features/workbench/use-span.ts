import type { DataOf } from '@svcdesk/core/contract';
import { data, statistics } from '@svcdesk/core/contract/workbench';
import type { UseQueryResult } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { useCall } from '../../shared/platform/api/use-call.ts';
import { useNow } from '../../shared/platform/hooks/use-now.ts';
import { useDates } from '../../shared/platform/i18n/dates.ts';

/** How many days back the workbench looks. */
export const spans = ['7', '30', '90'] as const;
export type Span = (typeof spans)[number];

export const groupings = ['day', 'status', 'type', 'source', 'priority', 'group', 'engineer'] as const;
export type Grouping = (typeof groupings)[number];

export type Figures = DataOf<typeof data>;
export type Series = DataOf<typeof statistics>;

export interface SpanHandle {
  span: Span;
  grouping: Grouping;
  change: (patch: { span?: Span; grouping?: Grouping }) => void;
  figures: UseQueryResult<Figures>;
  series: UseQueryResult<Series>;
  refresh: () => Promise<unknown>;
}

/** The days that figures and series are of, and how the series are split; both stand in the address. */
export function useSpan(): SpanHandle {
  const [query, setQuery] = useSearchParams();
  const span = spans.find((each) => each === query.get('days')) ?? '30';
  const grouping = groupings.find((each) => each === query.get('by')) ?? 'day';
  const today = useDates().at(useNow());
  const to = today.format('YYYY-MM-DD');
  const from = today.subtract(Number(span) - 1, 'day').format('YYYY-MM-DD');
  const figures = useCall(data, { from, to }, { keepPrevious: true });
  const series = useCall(statistics, { from, to, groupBy: grouping }, { keepPrevious: true });
  return {
    span,
    grouping,
    change: (patch) =>
      setQuery({ days: patch.span ?? span, by: patch.grouping ?? grouping }, { replace: true }),
    figures,
    series,
    refresh: () => Promise.all([figures.refetch(), series.refetch()]),
  };
}
