// Written by `pnpm gen` from the contract and its docs.
import type * as messages from '../../contract/messages.ts';
import type { DataOf, RequestOf } from '../../contract/define.ts';
import type { CallOptions } from '../caller.ts';
import type { Paged } from '../pages.ts';
import type { Message, Nothing } from './shapes.ts';

/** What `messages.findOne` takes. One of my messages. */
export interface MessageFindOneQuery extends RequestOf<typeof messages.findOne> {}

/** What `messages.markAllRead` takes. Mark all messages of a kind as read. */
export interface MarkAllReadMessage extends RequestOf<typeof messages.markAllRead> {}

/** What `messages.markRead` takes. Mark messages as read. */
export interface MarkReadMessage extends RequestOf<typeof messages.markRead> {}

/** What `messages.mine` takes. My messages. */
export interface MessageMineQuery extends RequestOf<typeof messages.mine> {}

/** What `messages.mine` answers. My messages. */
export interface MessageMine extends Omit<DataOf<typeof messages.mine>, 'list'> {
  list: Message[];
}

/** What `messages.requirementMine` takes. My messages about requirements. */
export interface MessageRequirementMineQuery extends RequestOf<typeof messages.requirementMine> {}

/** What `messages.requirementMine` answers. My messages about requirements. */
export interface MessageRequirementMine extends Omit<DataOf<typeof messages.requirementMine>, 'list'> {
  list: Message[];
}

/** What `messages.unread` takes. How many messages I have not read. */
export interface MessageUnreadQuery extends RequestOf<typeof messages.unread> {}

/** What `messages.unread` answers. How many messages I have not read. */
export interface MessageUnreadAnswer extends DataOf<typeof messages.unread> {}

/** What `messages.unreadAll` takes. Unread messages of both kinds. */
export interface MessageUnreadAllQuery extends RequestOf<typeof messages.unreadAll> {}

/** What `messages.unreadAll` answers. Unread messages of both kinds. */
export interface MessageUnreadAllAnswer extends DataOf<typeof messages.unreadAll> {}

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
