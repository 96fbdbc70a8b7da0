import type { Open } from '../../contract/define.ts';
import type { MessageKind } from '../../dictionary/message-kind.ts';
import { messages as messagesEn } from '../en/messages.ts';
import type { Locale } from '../locale.ts';
import { messages as messagesZhCN } from '../zh-CN/messages.ts';
import { wordsIn } from './label-of.ts';

/** What a kind of message is about: its title. */
export function messageKindLabel(kind: Open<MessageKind>, locale: Locale): string {
  const messages = wordsIn(locale, messagesZhCN, messagesEn);
  return Object.hasOwn(messages, kind) ? messages[kind as MessageKind].title : kind;
}
