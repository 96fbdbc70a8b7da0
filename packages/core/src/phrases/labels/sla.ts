import type { Open } from '../../contract/define.ts';
import type { SlaState } from '../../sla/state.ts';
import { sla as slaEn } from '../en/sla.ts';
import type { Locale } from '../locale.ts';
import { sla as slaZhCN } from '../zh-CN/sla.ts';
import { labelOf, wordsIn } from './label-of.ts';

/** How a service clock stands. */
export function slaStateLabel(state: Open<SlaState>, locale: Locale): string {
  return labelOf(wordsIn(locale, slaZhCN, slaEn).state, state);
}
