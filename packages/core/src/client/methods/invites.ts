// Written by `pnpm gen` from the contract and its docs.
import type * as invites from '../../contract/invites.ts';
import type { DataOf, RequestOf } from '../../contract/define.ts';
import type { CallOptions } from '../caller.ts';
import type { Paged } from '../pages.ts';
import type { Nothing } from './shapes.ts';

/** What `invites.accept` takes. Use an invitation with the account that I have. */
export interface AcceptInvite extends RequestOf<typeof invites.accept> {}

/** What `invites.accept` answers. Use an invitation with the account that I have. */
export interface InviteAcceptAnswer extends DataOf<typeof invites.accept> {}

/** What `invites.create` takes. Invite people to sites of a customer. */
export interface CreateInvite extends RequestOf<typeof invites.create> {}

/** What `invites.create` answers. Invite people to sites of a customer. */
export interface InviteCreateAnswer extends DataOf<typeof invites.create> {}

/** What `invites.page` takes. Invitations to a customer. */
export interface InvitePageQuery extends RequestOf<typeof invites.page> {}

/** What `invites.page` answers. Invitations to a customer. */
export interface InvitePage extends DataOf<typeof invites.page> {}

/** What `invites.revoke` takes. End an invitation. */
export interface RevokeInvite extends RequestOf<typeof invites.revoke> {}

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
