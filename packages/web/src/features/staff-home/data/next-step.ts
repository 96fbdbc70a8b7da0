import type { OrderSummary } from '../../../shared/domain/order/order.ts';
import { actionWords } from '../../../shared/domain/order/order-words.ts';
import { aboutOrder, staffPaths } from '../../../shared/domain/order/staff-paths.ts';
import type { Locale } from '../../../shared/platform/i18n/locale.ts';
import { homeText } from '../phrases/home.ts';

export interface NextStep {
  words: string;
  to: string;
  /** Done where one stands, in half a sheet. */
  here?: 'accept';
}

type Stepped = Pick<OrderSummary, 'id' | 'can' | 'departedAt'>;

/** The one thing to do next with an order of mine, and where it is done. */
export function nextStep({ id, can, departedAt }: Stepped, locale: Locale): NextStep {
  const at = (path: string, more?: Record<string, string>) => aboutOrder(path, id, more);
  if (can.includes('accept'))
    return { words: actionWords('accept', locale), to: at(staffPaths.accept), here: 'accept' };
  if (can.includes('resolve')) return { words: actionWords('resolve', locale), to: at(staffPaths.resolve) };
  if (can.includes('depart') && departedAt === undefined) {
    return { words: actionWords('depart', locale), to: at(staffPaths.detail, { do: 'depart' }) };
  }
  if (can.includes('clockIn')) return { words: homeText.in(locale).arrive, to: at(staffPaths.handle) };
  return { words: homeText.in(locale).detail, to: at(staffPaths.detail) };
}
