// Written by `pnpm gen` from the contract and its docs.
import type { AccountFiltersQuery, AccountPersonalQuery, AccountSessionsAnswer, AccountSessionsQuery, ChangePhoneAccount, Nothing, Profile, RevokeSessionAccount, SaveFilterAccount, SavedFilter, UpdateAccount } from '../../contract/named/index.ts';
import type { CallOptions } from '../caller.ts';

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
