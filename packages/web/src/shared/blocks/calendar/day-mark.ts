import { saturationStep } from '@svcdesk/core/scheduling';
import type { Locale } from '../../platform/i18n/locale.ts';
import type { TextOf } from '../../platform/i18n/phrase-book.ts';
import { calendarText } from './phrases.ts';

/** What a calendar shows of a day. */
export interface DayMark {
  /** How full it is, 1.04 for 104 %. */
  saturation?: number;
  /** Instead of the figure: a count, a shift. */
  words?: string;
  /** The words are about others than oneself: drawn without weight. */
  faint?: boolean;
  /** A day off; a figure goes before it when something is planned all the same. */
  rest?: boolean;
  /** On duty: marked beside the figure, and in the place of a day off. */
  duty?: boolean;
  /** All of it for screen readers, where the words alone would not do. */
  spoken?: string;
}

/** A saturation as people read it. */
export function percentOf(saturation: number): number {
  return Math.round(saturation * 100);
}

/** How a mark is drawn: its words and the class of its shade. */
export function drawnMark(mark: DayMark | undefined, locale: Locale): { words: string; shade: string } {
  if (!mark) return { words: '', shade: 'sd-load-none' };
  const { saturation, words, rest, faint, duty } = mark;
  const text = calendarText.in(locale);
  if (words !== undefined) return { words, shade: faint || words === '' ? 'sd-load-none' : 'sd-load-words' };
  if (rest && !saturation) return { words: duty ? text.dutyMark : text.restMark, shade: 'sd-load-none' };
  if (saturation === undefined) return { words: '', shade: 'sd-load-none' };
  return { words: String(percentOf(saturation)), shade: `sd-load-${saturationStep(saturation)}` };
}

/** What a mark says to who does not see it. */
export function describeMark(mark: DayMark | undefined, locale: Locale): string {
  const text = calendarText.in(locale);
  if (!mark) return text.nothing;
  return besideDuty(mark, mark.spoken ?? mark.words ?? describeLoad(mark, text), locale);
}

/** Words of a mark with that they are on duty: beside them, and in the place of a day off. */
export function besideDuty(mark: DayMark, said: string, locale: Locale): string {
  if (!mark.duty) return said;
  const text = calendarText.in(locale);
  const isOff = mark.rest === true && !mark.saturation && mark.words === undefined;
  return isOff ? text.onDuty : text.withDuty(said);
}

function describeLoad({ saturation, rest }: DayMark, text: TextOf<typeof calendarText>): string {
  if (!saturation) return rest ? text.rest : text.nothing;
  const percent = percentOf(saturation);
  return saturation > 1 ? text.over(percent) : text.saturation(percent);
}
