// Written by `pnpm gen` from the contract and its docs.
import type * as account from '../account.ts';
import type { InferredDataOf, InferredRequestOf } from '../define.ts';
import type { Nothing, Profile, SavedFilter } from './shapes.ts';

type ChangePhoneAccountInferred = InferredRequestOf<typeof account.changePhone>;

/** What `account.changePhone` takes. Change my phone number. */
export type ChangePhoneAccount = {
  /** The code that was sent to the number there is. */
  oldCode?: ChangePhoneAccountInferred['oldCode'];
  /** The number that takes the place of the old one. */
  newPhone: ChangePhoneAccountInferred['newPhone'];
  /** The code that was sent to the new number. */
  newCode: ChangePhoneAccountInferred['newCode'];
};

type AccountFiltersQueryInferred = InferredRequestOf<typeof account.filters>;

/** What `account.filters` takes. Filters that I keep of a list. */
export type AccountFiltersQuery = {
  /** Which list the filter belongs to. */
  kind: AccountFiltersQueryInferred['kind'];
};

/** What `account.personal` takes. Who I am: profile, groups, roles, menu and buttons. */
export interface AccountPersonalQuery extends InferredRequestOf<typeof account.personal> {}

type RevokeSessionAccountInferred = InferredRequestOf<typeof account.revokeSession>;
type RevokeSessionAccountInferred1 = Extract<RevokeSessionAccountInferred, Record<'id', unknown>>;
type RevokeSessionAccountInferred2 = Extract<RevokeSessionAccountInferred, Record<'others', unknown>>;

/** What `account.revokeSession` takes. End a session of mine, or all others. */
export type RevokeSessionAccount = {
  /** Tells it apart from all others; people are shown its number or name instead. */
  id: RevokeSessionAccountInferred1['id'];
} | {
  /** True ends every session but the one that asks. */
  others: RevokeSessionAccountInferred2['others'];
};

type SaveFilterAccountInferred = InferredRequestOf<typeof account.saveFilter>;
type SaveFilterAccountInferred1 = Extract<SaveFilterAccountInferred, Record<'id' | 'delete', unknown>>;
type SaveFilterAccountInferred2 = Extract<SaveFilterAccountInferred, Record<'kind' | 'name' | 'filter', unknown>>;

/** What `account.saveFilter` takes. Keep, change or remove a filter. */
export type SaveFilterAccount = {
  /** Tells it apart from all others; people are shown its number or name instead. */
  id: SaveFilterAccountInferred1['id'];
  /** True takes it away for good. */
  delete: SaveFilterAccountInferred1['delete'];
} | {
  /** Tells it apart from all others; people are shown its number or name instead. */
  id?: SaveFilterAccountInferred2['id'];
  /** Which list the filter belongs to. */
  kind: SaveFilterAccountInferred2['kind'];
  /** What people call it, or the name of a person. */
  name: SaveFilterAccountInferred2['name'];
  /** The filter as the list that it belongs to writes it. */
  filter: SaveFilterAccountInferred2['filter'];
};

/** What `account.sessions` takes. Where I am signed in. */
export interface AccountSessionsQuery extends InferredRequestOf<typeof account.sessions> {}

type AccountSessionsAnswerInferred = InferredDataOf<typeof account.sessions>;

/** What `account.sessions` answers. Where I am signed in. */
export type AccountSessionsAnswer = ({
  /** Tells it apart from all others; people are shown its number or name instead. */
  id: AccountSessionsAnswerInferred[number]['id'];
  /** What it calls itself, which proves nothing. */
  device: AccountSessionsAnswerInferred[number]['device'];
  /** The network address that it was last used from. */
  address: AccountSessionsAnswerInferred[number]['address'];
  /** When it was made; an ISO 8601 instant in UTC. */
  createdAt: AccountSessionsAnswerInferred[number]['createdAt'];
  /** When it was last there; an ISO 8601 instant in UTC. */
  lastSeenAt: AccountSessionsAnswerInferred[number]['lastSeenAt'];
  /** Until when it is good; an ISO 8601 instant in UTC. */
  expiresAt: AccountSessionsAnswerInferred[number]['expiresAt'];
  /** Whether it is the session that asks. */
  current: AccountSessionsAnswerInferred[number]['current'];
})[];

type UpdateAccountInferred = InferredRequestOf<typeof account.update>;

/** What `account.update` takes. Change my profile or account name. */
export type UpdateAccount = {
  /** What people call it, or the name of a person. */
  name?: UpdateAccountInferred['name'];
  /** A picture of the person: an attachment string with one file. */
  photo?: UpdateAccountInferred['photo'];
  /** An address for mail. */
  email?: UpdateAccountInferred['email'];
  /** The name that the account signs in with. */
  account?: UpdateAccountInferred['account'];
  /** The language of the account: zh-CN or en. */
  locale?: UpdateAccountInferred['locale'];
};

/** What the calls of `account` take and answer. */
export interface AccountCalls {
  'account.changePhone': { request: ChangePhoneAccount; data: Nothing };
  'account.filters': { request: AccountFiltersQuery; data: SavedFilter[] };
  'account.personal': { request: AccountPersonalQuery; data: Profile };
  'account.revokeSession': { request: RevokeSessionAccount; data: Nothing };
  'account.saveFilter': { request: SaveFilterAccount; data: SavedFilter };
  'account.sessions': { request: AccountSessionsQuery; data: AccountSessionsAnswer };
  'account.update': { request: UpdateAccount; data: Profile };
}
