// Written by `pnpm gen` from the contract and its docs.
import type * as messages from '../../contract/messages.ts';
import type { DataOf, RequestOf } from '../../contract/define.ts';
import type { CallOptions } from '../caller.ts';
import type { Paged } from '../pages.ts';
import type { Message, Nothing } from './shapes.ts';

type MessageFindOneQueryInferred = RequestOf<typeof messages.findOne>;

/** What `messages.findOne` takes. One of my messages. */
export interface MessageFindOneQuery {
  /** Tells it apart from all others; people are shown its number or name instead. */
  id: MessageFindOneQueryInferred['id'];
}

type MarkAllReadMessageInferred = RequestOf<typeof messages.markAllRead>;

/** What `messages.markAllRead` takes. Mark all messages of a kind as read. */
export interface MarkAllReadMessage {
  /** 0 for messages about orders, 1 for those of the system. */
  sysMsgFlag: MarkAllReadMessageInferred['sysMsgFlag'];
}

type MarkReadMessageInferred = RequestOf<typeof messages.markRead>;

/** What `messages.markRead` takes. Mark messages as read. */
export interface MarkReadMessage {
  /** Which ones are meant. */
  ids: MarkReadMessageInferred['ids'];
}

type MessageMineQueryInferred = RequestOf<typeof messages.mine>;

/** What `messages.mine` takes. My messages. */
export interface MessageMineQuery {
  /** 0 for messages about orders, 1 for those of the system. */
  sysMsgFlag: MessageMineQueryInferred['sysMsgFlag'];
  /** Counted from 1; an answer repeats the one that was asked for. */
  page?: MessageMineQueryInferred['page'];
  /** How many items a page holds at most. */
  size?: MessageMineQueryInferred['size'];
  /** Where the next page begins: an answer gives it, the next request sends it back unchanged. */
  next?: MessageMineQueryInferred['next'];
}

type MessageMineInferred = DataOf<typeof messages.mine>;

/** What `messages.mine` answers. My messages. */
export interface MessageMine {
  /** The items of this page, in the order of the list. */
  list: Message[];
  /** Counted from 1; an answer repeats the one that was asked for. */
  page: MessageMineInferred['page'];
  /** How many items a page holds at most. */
  size: MessageMineInferred['size'];
  /** How many items there are on all pages together. */
  total: MessageMineInferred['total'];
  /** How many pages there are at this size. */
  totalPage: MessageMineInferred['totalPage'];
  /** Whether there is a page after this one. */
  hasNext: MessageMineInferred['hasNext'];
  /** True where counting stopped early: there are at least as many as total says. */
  totalIsLowerBound?: MessageMineInferred['totalIsLowerBound'];
  /** Where the next page begins: an answer gives it, the next request sends it back unchanged. */
  next?: MessageMineInferred['next'];
}

type MessageRequirementMineQueryInferred = RequestOf<typeof messages.requirementMine>;

/** What `messages.requirementMine` takes. My messages about requirements. */
export interface MessageRequirementMineQuery {
  /** Counted from 1; an answer repeats the one that was asked for. */
  page?: MessageRequirementMineQueryInferred['page'];
  /** How many items a page holds at most. */
  size?: MessageRequirementMineQueryInferred['size'];
  /** Where the next page begins: an answer gives it, the next request sends it back unchanged. */
  next?: MessageRequirementMineQueryInferred['next'];
}

type MessageRequirementMineInferred = DataOf<typeof messages.requirementMine>;

/** What `messages.requirementMine` answers. My messages about requirements. */
export interface MessageRequirementMine {
  /** The items of this page, in the order of the list. */
  list: Message[];
  /** Counted from 1; an answer repeats the one that was asked for. */
  page: MessageRequirementMineInferred['page'];
  /** How many items a page holds at most. */
  size: MessageRequirementMineInferred['size'];
  /** How many items there are on all pages together. */
  total: MessageRequirementMineInferred['total'];
  /** How many pages there are at this size. */
  totalPage: MessageRequirementMineInferred['totalPage'];
  /** Whether there is a page after this one. */
  hasNext: MessageRequirementMineInferred['hasNext'];
  /** True where counting stopped early: there are at least as many as total says. */
  totalIsLowerBound?: MessageRequirementMineInferred['totalIsLowerBound'];
  /** Where the next page begins: an answer gives it, the next request sends it back unchanged. */
  next?: MessageRequirementMineInferred['next'];
}

type MessageUnreadQueryInferred = RequestOf<typeof messages.unread>;

/** What `messages.unread` takes. How many messages I have not read. */
export interface MessageUnreadQuery {
  /** 0 for messages about orders, 1 for those of the system. */
  sysMsgFlag: MessageUnreadQueryInferred['sysMsgFlag'];
}

type MessageUnreadAnswerInferred = DataOf<typeof messages.unread>;

/** What `messages.unread` answers. How many messages I have not read. */
export interface MessageUnreadAnswer {
  /** How many messages of this kind are unread. */
  count: MessageUnreadAnswerInferred['count'];
}

/** What `messages.unreadAll` takes. Unread messages of both kinds. */
export interface MessageUnreadAllQuery extends RequestOf<typeof messages.unreadAll> {}

type MessageUnreadAllAnswerInferred = DataOf<typeof messages.unreadAll>;

/** What `messages.unreadAll` answers. Unread messages of both kinds. */
export interface MessageUnreadAllAnswer {
  /** How many messages about orders are unread. */
  order: MessageUnreadAllAnswerInferred['order'];
  /** How many messages of the system are unread. */
  system: MessageUnreadAllAnswerInferred['system'];
}

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
