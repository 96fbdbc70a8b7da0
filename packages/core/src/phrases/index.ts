import { en } from './en/index.ts';
import type { Locale } from './locale.ts';
import { type Phrases, zhCN } from './zh-CN/index.ts';

export { assets as assetsEn } from './en/assets.ts';
export { buttons as buttonsEn } from './en/buttons.ts';
export { dictionary as dictionaryEn } from './en/dictionary.ts';
export { duration as durationEn } from './en/duration.ts';
export { errors as errorsEn } from './en/errors.ts';
export { evaluation as evaluationEn } from './en/evaluation.ts';
export { fields as fieldsEn } from './en/fields.ts';
export { issues as issuesEn } from './en/issues.ts';
export { kinds as kindsEn } from './en/kinds.ts';
export { limits as limitsEn } from './en/limits.ts';
export { menus as menusEn } from './en/menus.ts';
export { messages as messagesEn } from './en/messages.ts';
export { order as orderEn } from './en/order.ts';
export { reasons as reasonsEn } from './en/reasons.ts';
export { roles as rolesEn } from './en/roles.ts';
export { routing as routingEn } from './en/routing.ts';
export { sla as slaEn } from './en/sla.ts';
export { format, type PhraseParams } from './format.ts';
export { actionLabel, happenedLabel } from './labels/action.ts';
export { buttonLabel } from './labels/button.ts';
export { dictionaryLabel, priorityLabel } from './labels/dictionary.ts';
export { errorLabel } from './labels/error.ts';
export { menuLabel } from './labels/menu.ts';
export { messageKindLabel } from './labels/message.ts';
export { orderKindLabel, sourceLabel } from './labels/order.ts';
export { orderStatusLabel } from './labels/order-status.ts';
export { refusalLabel, type WhatIsPossible, whyNot } from './labels/refusal.ts';
export { roleLabel } from './labels/role.ts';
export {
  planChangeLabel,
  planEffectLabel,
  routedByLabel,
  stopReasonLabel,
  stopWarningLabel,
  suggestionLabel,
  unplacedReasonLabel,
  waitReasonLabel,
} from './labels/routing.ts';
export { slaStateLabel } from './labels/sla.ts';
export { type StatusKind, statusLabel } from './labels/status.ts';
export { type Locale, locales } from './locale.ts';
export { assets as assetsZhCN } from './zh-CN/assets.ts';
export { buttons as buttonsZhCN } from './zh-CN/buttons.ts';
export { dictionary as dictionaryZhCN } from './zh-CN/dictionary.ts';
export { duration as durationZhCN } from './zh-CN/duration.ts';
export { errors as errorsZhCN } from './zh-CN/errors.ts';
export { evaluation as evaluationZhCN } from './zh-CN/evaluation.ts';
export { fields as fieldsZhCN } from './zh-CN/fields.ts';
export { issues as issuesZhCN } from './zh-CN/issues.ts';
export { kinds as kindsZhCN } from './zh-CN/kinds.ts';
export { limits as limitsZhCN } from './zh-CN/limits.ts';
export { menus as menusZhCN } from './zh-CN/menus.ts';
export { messages as messagesZhCN } from './zh-CN/messages.ts';
export { order as orderZhCN } from './zh-CN/order.ts';
export { reasons as reasonsZhCN } from './zh-CN/reasons.ts';
export { roles as rolesZhCN } from './zh-CN/roles.ts';
export { routing as routingZhCN } from './zh-CN/routing.ts';
export { sla as slaZhCN } from './zh-CN/sla.ts';
export { en, type Phrases, zhCN };

/** All phrases of a language. Where size matters import one area alone, for example `orderZhCN`. */
export function phrasesFor(locale: Locale): Phrases {
  return locale === 'en' ? en : zhCN;
}
