import { currentLocale } from '../../platform/i18n/locale.ts';
import { minutesText } from '../../platform/i18n/time-words.ts';

/** What a card knows of an order's clock; the field names are those of OrderSummary. */
export interface SlaClock {
  slaState: string;
  slaShare?: number;
  nextDueAt?: string;
}

export interface SlaView {
  tone: 'ok' | 'soon' | 'late' | 'paused';
  /** 0 to 1; absent when no bar is to be drawn. */
  share?: number;
  words: string;
}

interface SlaWords {
  left: (time: string) => string;
  late: (time: string) => string;
  paused: string;
  met: string;
  missed: string;
}

/**
 * How the clock looks at this moment. The server's state may be a minute old: a deadline that has passed since
 * is shown as late, so that words and bar never contradict the time on the phone.
 */
export function slaView(clock: SlaClock, nowMs: number, words: SlaWords): SlaView | undefined {
  const share = Math.min(1, Math.max(0, clock.slaShare ?? 0));
  switch (clock.slaState) {
    case 'ok':
    case 'soon':
    case 'late':
      return running(clock, clock.slaState, share, nowMs, words);
    case 'paused':
      return { tone: 'paused', share, words: words.paused };
    case 'met':
      return { tone: 'ok', words: words.met };
    case 'missed':
      return { tone: 'late', words: words.missed };
    default:
      return undefined;
  }
}

function running(
  clock: SlaClock,
  state: 'ok' | 'soon' | 'late',
  share: number,
  nowMs: number,
  words: SlaWords,
): SlaView | undefined {
  if (clock.nextDueAt === undefined) return undefined;
  const leftMinutes = Math.trunc((Date.parse(clock.nextDueAt) - nowMs) / 60_000);
  const late = state === 'late' || Date.parse(clock.nextDueAt) <= nowMs;
  // Seconds would only make the line jump: a card counts in minutes.
  const time = minutesText(Math.max(1, Math.abs(leftMinutes)), currentLocale());
  return late
    ? { tone: 'late', share: 1, words: words.late(time) }
    : { tone: state, share, words: words.left(time) };
}
