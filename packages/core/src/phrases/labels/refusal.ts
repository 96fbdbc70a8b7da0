import type { Open } from '../../contract/define.ts';
import type { KindAction } from '../../kinds/handle-type.ts';
import type { OrderAction } from '../../lifecycle/action.ts';
import type { RefusalReason } from '../../lifecycle/refusal.ts';
import { errors as errorsEn } from '../en/errors.ts';
import { reasons as reasonsEn } from '../en/reasons.ts';
import type { Locale } from '../locale.ts';
import { errors as errorsZhCN } from '../zh-CN/errors.ts';
import { reasons as reasonsZhCN } from '../zh-CN/reasons.ts';
import { labelOf, wordsIn } from './label-of.ts';

/** Why an action is not possible now, by the reason of `refused` or of an error. */
export function refusalLabel(reason: Open<RefusalReason>, locale: Locale): string {
  return labelOf(wordsIn(locale, reasonsZhCN, reasonsEn), reason);
}

/** What a reply says of what its reader can do with a thing: `can` and `refused` of every detail. */
export interface WhatIsPossible {
  readonly can: readonly string[];
  readonly refused: readonly { readonly action: string; readonly reason: string }[];
}

/**
 * Why an action is not possible with what a detail gives, and the same in words; undefined where it is possible. An
 * action that the roles of its reader never allow has the reason `noPermission`.
 *
 * @example
 * const why = whyNot(await client.orders.detail({ orderId }), 'accept', 'en');
 * button.disabled = why !== undefined;
 * button.title = why?.text ?? '';
 */
export function whyNot(
  { can, refused }: WhatIsPossible,
  action: Open<OrderAction | KindAction>,
  locale: Locale,
): { reason: Open<RefusalReason | 'noPermission'>; text: string } | undefined {
  if (can.includes(action)) return undefined;
  const found = refused.find((each) => each.action === action);
  if (found) return { reason: found.reason, text: refusalLabel(found.reason, locale) };
  return { reason: 'noPermission', text: wordsIn(locale, errorsZhCN, errorsEn).noPermission };
}
