// Written by `pnpm gen` from the contract and its docs.
import type { AcceptInvite, CreateInvite, InviteAcceptAnswer, InviteCreateAnswer, InvitePage, InvitePageQuery, Nothing, RevokeInvite } from '../../contract/named/index.ts';
import type { CallOptions } from '../caller.ts';
import type { Paged } from '../pages.ts';

/** Calls of `invites` as methods. */
export interface InvitesMethods {
  /** Use an invitation with the account that I have. */
  accept(request: AcceptInvite, options?: CallOptions): Promise<InviteAcceptAnswer>;
  /** Invite people to sites of a customer. */
  create(request: CreateInvite, options?: CallOptions): Promise<InviteCreateAnswer>;
  /** Invitations to a customer. */
  page: Paged<InvitePageQuery, InvitePage, InvitePage['list'][number]>;
  /** End an invitation. */
  revoke(request: RevokeInvite, options?: CallOptions): Promise<Nothing>;
}
