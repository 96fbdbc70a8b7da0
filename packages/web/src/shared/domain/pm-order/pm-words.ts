import { pmStatus } from '@svcdesk/core/rules';
import type { PillTone } from '../../components/pill.tsx';
import type { Locale } from '../../platform/i18n/locale.ts';
import { kindStatusWords } from '../work/kind-words.ts';

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
