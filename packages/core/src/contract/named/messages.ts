// Written by `pnpm gen` from the contract and its docs.
import type * as messages from '../messages.ts';
import type { InferredDataOf, InferredRequestOf } from '../define.ts';
import type { Message, Nothing } from './shapes.ts';

type MessageFindOneQueryInferred = InferredRequestOf<typeof messages.findOne>;

/** What `messages.findOne` takes. One of my messages. */
export type MessageFindOneQuery = {
  /** Tells it apart from all others; people are shown its number or name instead. */
  id: MessageFindOneQueryInferred['id'];
};

type MarkAllReadMessageInferred = InferredRequestOf<typeof messages.markAllRead>;

/** What `messages.markAllRead` takes. Mark all messages of a kind as read. */
export type MarkAllReadMessage = {
  /** 0 for messages about orders, 1 for those of the system. */
  sysMsgFlag: MarkAllReadMessageInferred['sysMsgFlag'];
};

type MarkReadMessageInferred = InferredRequestOf<typeof messages.markRead>;

/** What `messages.markRead` takes. Mark messages as read. */
export type MarkReadMessage = {
  /** Which ones are meant. */
  ids: MarkReadMessageInferred['ids'];
};

type MessageMineQueryInferred = InferredRequestOf<typeof messages.mine>;

/** What `messages.mine` takes. My messages. */
export type MessageMineQuery = {
  /** 0 for messages about orders, 1 for those of the system. */
  sysMsgFlag: MessageMineQueryInferred['sysMsgFlag'];
  /** Counted from 1; an answer repeats the one that was asked for. */
  page?: MessageMineQueryInferred['page'];
  /** How many items a page holds at most. */
  size?: MessageMineQueryInferred['size'];
  /** Where the next page begins: an answer gives it, the next request sends it back unchanged. */
  next?: MessageMineQueryInferred['next'];
};

type MessageMineInferred = InferredDataOf<typeof messages.mine>;

/** What `messages.mine` answers. My messages. */
export type MessageMine = {
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
};

type MessageRequirementMineQueryInferred = InferredRequestOf<typeof messages.requirementMine>;

/** What `messages.requirementMine` takes. My messages about requirements. */
export type MessageRequirementMineQuery = {
  /** Counted from 1; an answer repeats the one that was asked for. */
  page?: MessageRequirementMineQueryInferred['page'];
  /** How many items a page holds at most. */
  size?: MessageRequirementMineQueryInferred['size'];
  /** Where the next page begins: an answer gives it, the next request sends it back unchanged. */
  next?: MessageRequirementMineQueryInferred['next'];
};

type MessageRequirementMineInferred = InferredDataOf<typeof messages.requirementMine>;

/** What `messages.requirementMine` answers. My messages about requirements. */
export type MessageRequirementMine = {
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
};

type MessageUnreadQueryInferred = InferredRequestOf<typeof messages.unread>;

/** What `messages.unread` takes. How many messages I have not read. */
export type MessageUnreadQuery = {
  /** 0 for messages about orders, 1 for those of the system. */
  sysMsgFlag: MessageUnreadQueryInferred['sysMsgFlag'];
};

type MessageUnreadAnswerInferred = InferredDataOf<typeof messages.unread>;

/** What `messages.unread` answers. How many messages I have not read. */
export type MessageUnreadAnswer = {
  /** How many messages of this kind are unread. */
  count: MessageUnreadAnswerInferred['count'];
};

/** What `messages.unreadAll` takes. Unread messages of both kinds. */
export interface MessageUnreadAllQuery extends InferredRequestOf<typeof messages.unreadAll> {}

type MessageUnreadAllAnswerInferred = InferredDataOf<typeof messages.unreadAll>;

/** What `messages.unreadAll` answers. Unread messages of both kinds. */
export type MessageUnreadAllAnswer = {
  /** How many messages about orders are unread. */
  order: MessageUnreadAllAnswerInferred['order'];
  /** How many messages of the system are unread. */
  system: MessageUnreadAllAnswerInferred['system'];
};

/** What the calls of `messages` take and answer. */
export interface MessagesCalls {
  'messages.findOne': { request: MessageFindOneQuery; data: Message };
  'messages.markAllRead': { request: MarkAllReadMessage; data: Nothing };
  'messages.markRead': { request: MarkReadMessage; data: Nothing };
  'messages.mine': { request: MessageMineQuery; data: MessageMine };
  'messages.requirementMine': { request: MessageRequirementMineQuery; data: MessageRequirementMine };
  'messages.unread': { request: MessageUnreadQuery; data: MessageUnreadAnswer };
  'messages.unreadAll': { request: MessageUnreadAllQuery; data: MessageUnreadAllAnswer };
}
