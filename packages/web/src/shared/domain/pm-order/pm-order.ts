import type { DataOf, pmOrders } from '@svcdesk/core/contract';
import { pmStatus } from '@svcdesk/core/rules';
import type { PillTone } from '../../components/marks.tsx';
import type { Locale } from '../../platform/i18n/locale.ts';
import { staffPaths, withQuery } from '../../platform/paths.ts';
import { kindStatusWords } from '../work/kind-words.ts';

/** A preventive-maintenance order as lists show it. */
export type PmSummary = DataOf<typeof pmOrders.page>['list'][number];
/** All of one, with its check list. */
export type PmOrder = DataOf<typeof pmOrders.detail>;
/** An item of a check list with its answer. */
export type PmOrderItem = PmOrder['items'][number];

const tones: Readonly<Record<number, PillTone>> = {
  [pmStatus.pending]: 'pending',
  [pmStatus.scheduled]: 'assigned',
  [pmStatus.inProgress]: 'processing',
  [pmStatus.finished]: 'resolved',
  [pmStatus.skipped]: 'cancelled',
};

/** A status as its pill shows it. */
export function pmStatusPill(status: number, locale: Locale): { words: string; tone: PillTone } {
  return {
    words: kindStatusWords('pm', pmStatus, status, locale),
    tone: tones[status] ?? 'plain',
  };
}

/** Which of the three details shows an order in a state. */
export function pmDetailPath(status: number): string {
  if (status === pmStatus.inProgress) return staffPaths.pm.processing;
  return status === pmStatus.finished || status === pmStatus.skipped
    ? staffPaths.pm.solved
    : staffPaths.pm.pending;
}

/** Where one is shown whole; where its state is not known, its first detail, which leads on to the right one. */
export function pmPath(id: string, status: number = pmStatus.pending): string {
  return withQuery(pmDetailPath(status), { id });
}
