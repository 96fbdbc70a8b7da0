// Written by `pnpm gen` from the contract and its docs.
import type * as invites from '../invites.ts';
import type { InferredDataOf, InferredRequestOf } from '../define.ts';
import type { Nothing } from './shapes.ts';

type AcceptInviteInferred = InferredRequestOf<typeof invites.accept>;

/** What `invites.accept` takes. Use an invitation with the account that I have. */
export type AcceptInvite = {
  /** An invitation, or the code of the service organisation. */
  inviteCode: AcceptInviteInferred['inviteCode'];
};

type InviteAcceptAnswerInferred = InferredDataOf<typeof invites.accept>;

/** What `invites.accept` answers. Use an invitation with the account that I have. */
export type InviteAcceptAnswer = {
  /** The sites that are meant. */
  cells: ({
    /** Tells it apart from all others; people are shown its number or name instead. */
    id: InviteAcceptAnswerInferred['cells'][number]['id'];
    /** What people call it, or the name of a person. */
    name: InviteAcceptAnswerInferred['cells'][number]['name'];
  })[];
};

type CreateInviteInferred = InferredRequestOf<typeof invites.create>;

/** What `invites.create` takes. Invite people to sites of a customer. */
export type CreateInvite = {
  /** Which sites are meant. */
  cellIds: CreateInviteInferred['cellIds'];
  /** What the account sees: own for what they report, cells for their sites, customer for all of the customer. */
  cellScope?: CreateInviteInferred['cellScope'];
  /** How many days the invitation lasts. */
  days?: CreateInviteInferred['days'];
  /** How many people may use the invitation. */
  uses?: CreateInviteInferred['uses'];
};

type InviteCreateAnswerInferred = InferredDataOf<typeof invites.create>;

/** What `invites.create` answers. Invite people to sites of a customer. */
export type InviteCreateAnswer = {
  /** Tells it apart from all others; people are shown its number or name instead. */
  id: InviteCreateAnswerInferred['id'];
  /** The invitation itself; it is given this once. */
  code: InviteCreateAnswerInferred['code'];
  /** Opens it without a session for a short time. */
  link: InviteCreateAnswerInferred['link'];
  /** Until when it is good; an ISO 8601 instant in UTC. */
  expiresAt: InviteCreateAnswerInferred['expiresAt'];
};

type InvitePageQueryInferred = InferredRequestOf<typeof invites.page>;

/** What `invites.page` takes. Invitations to a customer. */
export type InvitePageQuery = {
  /** Counted from 1; an answer repeats the one that was asked for. */
  page?: InvitePageQueryInferred['page'];
  /** How many items a page holds at most. */
  size?: InvitePageQueryInferred['size'];
  /** Where the next page begins: an answer gives it, the next request sends it back unchanged. */
  next?: InvitePageQueryInferred['next'];
};

type InvitePageInferred = InferredDataOf<typeof invites.page>;

/** What `invites.page` answers. Invitations to a customer. */
export type InvitePage = {
  /** The items of this page, in the order of the list. */
  list: ({
    /** Tells it apart from all others; people are shown its number or name instead. */
    id: InvitePageInferred['list'][number]['id'];
    /** Whether it still lets anybody in: open, usedUp, expired or revoked. */
    state: InvitePageInferred['list'][number]['state'];
    /** The customer as people call it. */
    customerName: InvitePageInferred['list'][number]['customerName'];
    /** The sites that are meant. */
    cells: ({
      /** Tells it apart from all others; people are shown its number or name instead. */
      id: InvitePageInferred['list'][number]['cells'][number]['id'];
      /** What people call it, or the name of a person. */
      name: InvitePageInferred['list'][number]['cells'][number]['name'];
    })[];
    /** What the account sees: own for what they report, cells for their sites, customer for all of the customer. */
    cellScope: InvitePageInferred['list'][number]['cellScope'];
    /** How many people may use the invitation. */
    uses: InvitePageInferred['list'][number]['uses'];
    /** How many people have used the invitation. */
    usedCount: InvitePageInferred['list'][number]['usedCount'];
    /** The name of who did it. */
    byName: InvitePageInferred['list'][number]['byName'];
    /** When it was made; an ISO 8601 instant in UTC. */
    createdAt: InvitePageInferred['list'][number]['createdAt'];
    /** Until when it is good; an ISO 8601 instant in UTC. */
    expiresAt: InvitePageInferred['list'][number]['expiresAt'];
  })[];
  /** Counted from 1; an answer repeats the one that was asked for. */
  page: InvitePageInferred['page'];
  /** How many items a page holds at most. */
  size: InvitePageInferred['size'];
  /** How many items there are on all pages together. */
  total: InvitePageInferred['total'];
  /** How many pages there are at this size. */
  totalPage: InvitePageInferred['totalPage'];
  /** Whether there is a page after this one. */
  hasNext: InvitePageInferred['hasNext'];
  /** True where counting stopped early: there are at least as many as total says. */
  totalIsLowerBound?: InvitePageInferred['totalIsLowerBound'];
  /** Where the next page begins: an answer gives it, the next request sends it back unchanged. */
  next?: InvitePageInferred['next'];
};

type RevokeInviteInferred = InferredRequestOf<typeof invites.revoke>;

/** What `invites.revoke` takes. End an invitation. */
export type RevokeInvite = {
  /** Tells it apart from all others; people are shown its number or name instead. */
  id: RevokeInviteInferred['id'];
};

/** What the calls of `invites` take and answer. */
export interface InvitesCalls {
  'invites.accept': { request: AcceptInvite; data: InviteAcceptAnswer };
  'invites.create': { request: CreateInvite; data: InviteCreateAnswer };
  'invites.page': { request: InvitePageQuery; data: InvitePage };
  'invites.revoke': { request: RevokeInvite; data: Nothing };
}
