// Written by `pnpm gen` from the contract and its docs.
import type * as account from '../../contract/account.ts';
import type { DataOf, RequestOf } from '../../contract/define.ts';
import type { CallOptions } from '../caller.ts';
import type { Nothing, Profile, SavedFilter } from './shapes.ts';

type ChangePhoneAccountInferred = RequestOf<typeof account.changePhone>;

/** What `account.changePhone` takes. Change my phone number. */
export interface ChangePhoneAccount {
  /** The code that was sent to the number there is. */
  oldCode?: ChangePhoneAccountInferred['oldCode'];
  /** The number that takes the place of the old one. */
  newPhone: ChangePhoneAccountInferred['newPhone'];
  /** The code that was sent to the new number. */
  newCode: ChangePhoneAccountInferred['newCode'];
}

type AccountFiltersQueryInferred = RequestOf<typeof account.filters>;

/** What `account.filters` takes. Filters that I keep of a list. */
export interface AccountFiltersQuery {
  /** Which list the filter belongs to. */
  kind: AccountFiltersQueryInferred['kind'];
}

/** What `account.personal` takes. Who I am: profile, groups, roles, menu and buttons. */
export interface AccountPersonalQuery extends RequestOf<typeof account.personal> {}

/** What `account.revokeSession` takes. End a session of mine, or all others. */
export type RevokeSessionAccount = RequestOf<typeof account.revokeSession>;

/** What `account.saveFilter` takes. Keep, change or remove a filter. */
export type SaveFilterAccount = RequestOf<typeof account.saveFilter>;

/** What `account.sessions` takes. Where I am signed in. */
export interface AccountSessionsQuery extends RequestOf<typeof account.sessions> {}

/** What `account.sessions` answers. Where I am signed in. */
export type AccountSessionsAnswer = DataOf<typeof account.sessions>;

type UpdateAccountInferred = RequestOf<typeof account.update>;

/** What `account.update` takes. Change my profile or account name. */
export interface UpdateAccount {
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
}

/** Calls of `account` as methods. */
export interface AccountMethods {
  /** Change my phone number. */
  changePhone(request: ChangePhoneAccount, options?: CallOptions): Promise<Nothing>;
  /** Filters that I keep of a list. */
  filters(request: AccountFiltersQuery, options?: CallOptions): Promise<SavedFilter[]>;
  /** Who I am: profile, groups, roles, menu and buttons. */
  personal(request: AccountPersonalQuery, options?: CallOptions): Promise<Profile>;
  /** End a session of mine, or all others. */
  revokeSession(request: RevokeSessionAccount, options?: CallOptions): Promise<Nothing>;
  /** Keep, change or remove a filter. */
  saveFilter(request: SaveFilterAccount, options?: CallOptions): Promise<SavedFilter>;
  /** Where I am signed in. */
  sessions(request: AccountSessionsQuery, options?: CallOptions): Promise<AccountSessionsAnswer>;
  /** Change my profile or account name. */
  update(request: UpdateAccount, options?: CallOptions): Promise<Profile>;
}
