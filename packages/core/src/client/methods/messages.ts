// Written by `pnpm gen` from the contract and its docs.
import type { MarkAllReadMessage, MarkReadMessage, Message, MessageFindOneQuery, MessageMine, MessageMineQuery, MessageRequirementMine, MessageRequirementMineQuery, MessageUnreadAllAnswer, MessageUnreadAllQuery, MessageUnreadAnswer, MessageUnreadQuery, Nothing } from '../../contract/named/index.ts';
import type { CallOptions } from '../caller.ts';
import type { Paged } from '../pages.ts';

/** Calls of `messages` as methods. */
export interface MessagesMethods {
  /** One of my messages. */
  findOne(request: MessageFindOneQuery, options?: CallOptions): Promise<Message>;
  /** Mark all messages of a kind as read. */
  markAllRead(request: MarkAllReadMessage, options?: CallOptions): Promise<Nothing>;
  /** Mark messages as read. */
  markRead(request: MarkReadMessage, options?: CallOptions): Promise<Nothing>;
  /** My messages. */
  mine: Paged<MessageMineQuery, MessageMine, Message>;
  /** My messages about requirements. */
  requirementMine: Paged<MessageRequirementMineQuery, MessageRequirementMine, Message>;
  /** How many messages I have not read. */
  unread(request: MessageUnreadQuery, options?: CallOptions): Promise<MessageUnreadAnswer>;
  /** Unread messages of both kinds. */
  unreadAll(request: MessageUnreadAllQuery, options?: CallOptions): Promise<MessageUnreadAllAnswer>;
}
