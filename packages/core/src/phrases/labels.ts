import type { Open } from '../contract/define.ts';
import type { DictionaryCode } from '../dictionary/dictionary.ts';
import type { MessageKind } from '../dictionary/message-kind.ts';
import type { ErrorCode } from '../errors/codes.ts';
import type { KindAction } from '../kinds/handle-type.ts';
import { statusesByKind } from '../kinds/statuses-by-kind.ts';
import type { OrderAction } from '../lifecycle/action.ts';
import type { RefusalReason } from '../lifecycle/refusal.ts';
import { type OrderKind, orderSource } from '../order/source.ts';
import type { ButtonCode } from '../roles/button.ts';
import type { MenuCode } from '../roles/menu.ts';
import type { Role } from '../roles/role.ts';
import type { RoutedBy } from '../scheduling/route.ts';
import type { SuggestionReason } from '../scheduling/suggest.ts';
import type { SlaState } from '../sla/state.ts';
import { en } from './en/index.ts';
import type { Locale } from './locale.ts';
import { zhCN } from './zh-CN/index.ts';

/** Whose statuses are meant: orders and project orders share theirs. */
export type StatusKind = keyof typeof statusesByKind;

const words = (locale: Locale) => (locale === 'en' ? en : zhCN);

/** The words for a code, or the code itself where a newer server says one that this version has no words for. */
function labelOf(labels: Readonly<Record<string, string>>, code: string | number): string {
  return (Object.hasOwn(labels, code) && labels[code]) || String(code);
}

function nameOf(codes: Readonly<Record<string, number>>, code: number): string | number {
  return Object.keys(codes).find((name) => codes[name] === code) ?? code;
}

/** What a status is called, of an order unless another kind is named: `statusLabel(2, 'en')` is "Assigned". */
export function statusLabel(status: number, locale: Locale, kind: StatusKind = 'order'): string {
  const { order, kinds } = words(locale);
  return labelOf(kind === 'order' ? order.status : kinds[kind], nameOf(statusesByKind[kind], status));
}

/** What a button of an action says; of other kinds of work what the history says of it. */
export function actionLabel(action: Open<OrderAction | KindAction>, locale: Locale): string {
  const { order, kinds } = words(locale);
  return labelOf({ ...kinds.happened, ...order.action }, action);
}

/** What the history says of an action on an order. */
export function happenedLabel(action: Open<OrderAction>, locale: Locale): string {
  return labelOf(words(locale).order.happened, action);
}

/** What a priority is called, 1 to 4. */
export function priorityLabel(priority: number, locale: Locale): string {
  return labelOf(words(locale).dictionary.priority, priority);
}

/** Where an order comes from, 0 to 2. */
export function sourceLabel(source: number, locale: Locale): string {
  return labelOf(words(locale).order.source, nameOf(orderSource, source));
}

/** What a kind of order is called. */
export function orderKindLabel(kind: Open<OrderKind>, locale: Locale): string {
  return labelOf(words(locale).order.kind, kind);
}

/** How a service clock stands. */
export function slaStateLabel(state: Open<SlaState>, locale: Locale): string {
  return labelOf(words(locale).sla.state, state);
}

/** Why an action is not possible now, by the reason of `refused` or of an error. */
export function refusalLabel(reason: Open<RefusalReason>, locale: Locale): string {
  return labelOf(words(locale).reasons, reason);
}

/** What an item of a built-in dictionary is called, such as a reason: `dictionaryLabel('hangUpReason', 'waitParts', 'en')`. */
export function dictionaryLabel(dictionary: DictionaryCode, code: string, locale: Locale): string {
  return labelOf(words(locale).dictionary[dictionary], code);
}

/** What a kind of message is about: its title. */
export function messageKindLabel(kind: Open<MessageKind>, locale: Locale): string {
  const { messages } = words(locale);
  return Object.hasOwn(messages, kind) ? messages[kind as MessageKind].title : kind;
}

/** What an error says to people. */
export function errorLabel(code: Open<ErrorCode>, locale: Locale): string {
  return labelOf(words(locale).errors, code);
}

/** What a role is called. */
export function roleLabel(role: Open<Role>, locale: Locale): string {
  return labelOf(words(locale).roles.role, role);
}

/** What an entry of the menu is called. */
export function menuLabel(code: Open<MenuCode>, locale: Locale): string {
  return labelOf(words(locale).menus, code);
}

/** What a button is called, by its permission code. */
export function buttonLabel(code: Open<ButtonCode>, locale: Locale): string {
  return labelOf(words(locale).buttons, code);
}

/** Why an order goes to its group. */
export function routedByLabel(by: Open<RoutedBy>, locale: Locale): string {
  return labelOf(words(locale).routing.by, by);
}

/** Why an engineer is suggested. */
export function suggestionLabel(reason: Open<SuggestionReason>, locale: Locale): string {
  return labelOf(words(locale).routing.suggestion, reason);
}
