import { duration as en } from '../phrases/en/duration.ts';
import type { Locale } from '../phrases/locale.ts';
import { duration as zhCN } from '../phrases/zh-CN/duration.ts';
import { normalizeNumber } from '../typed/typed-text.ts';

/**
 * A duration in hours, minutes and seconds: 3661 is "1小时1分1秒", in English "1h 1m 1s". Parts that are zero are
 * left out, fractions cut towards zero, a negative one begins with a minus sign; what is no finite number is "".
 */
export function formatDuration(seconds: number, locale: Locale = 'zh-CN'): string {
  if (!Number.isFinite(seconds)) return '';
  const words = locale === 'en' ? en : zhCN;
  const whole = Math.trunc(Math.abs(seconds));
  const parts = [
    [Math.floor(whole / 3600), words.hour],
    [Math.floor((whole % 3600) / 60), words.minute],
    [whole % 60, words.second],
  ] as const;
  const shown = parts.filter(([amount]) => amount > 0).map(([amount, unit]) => `${amount}${unit}`);
  if (shown.length === 0) return `0${words.second}`;
  return `${seconds < 0 ? '-' : ''}${shown.join(words.separator)}`;
}

/** Reads back what `formatDuration` wrote, in either language, as seconds; undefined for anything else. */
export function parseDuration(text: string): number | undefined {
  for (const words of [zhCN, en]) {
    const part = (unit: string) => `(?:(\\d+)${unit}\\s*)?`;
    const pattern = `^(-?)${part(words.hour)}${part(words.minute)}${part(words.second)}$`;
    const match = new RegExp(pattern).exec(text.trim());
    if (!match?.slice(2).some((amount) => amount !== undefined)) continue;
    const [hours = 0, minutes = 0, seconds = 0] = match.slice(2).map((amount) => Number(amount ?? 0));
    const total = hours * 3600 + minutes * 60 + seconds;
    return match[1] && total > 0 ? -total : total;
  }
  return undefined;
}

const hours = `(?:${zhCN.typedHours}|${en.typedHours})`;
const minutes = `(?:${zhCN.typedMinutes}|${en.typedMinutes})`;
const hoursAndMinutes = new RegExp(`^(\\d+(?:\\.\\d+)?) ?${hours}(?: ?(\\d+) ?${minutes}?)?$`, 'i');
/** As a watch shows it. */
const clock = /^(\d{1,3}):([0-5]\d)$/;
const onlyMinutes = new RegExp(`^(\\d+) ?${minutes}$`, 'i');

/**
 * Typed minutes, as a number: `90`, `90 min`, `1h 30m`, `1:30`, in full-width figures too. Text that is no duration
 * comes back as it is, without blanks around it.
 */
export function normalizeMinutes(text: string): string {
  const plain = normalizeNumber(text);
  const [, count] = onlyMinutes.exec(plain) ?? [];
  if (count) return String(Number(count));
  const [, hourCount, minuteCount = '0'] = hoursAndMinutes.exec(plain) ?? clock.exec(plain) ?? [];
  return hourCount ? String(Math.round(Number(hourCount) * 60) + Number(minuteCount)) : plain;
}
