import * as z from 'zod/mini';
import { cellScopes } from '../roles/role.ts';
import { id, inviteCode, nothing, openWord, pageOf, paging, whole } from './atoms/basic.ts';
import { call } from './define.ts';

/** Longest life of an invitation, in days. */
export const maxInviteDays = 90;
/** Most people who may use one invitation. */
export const maxInviteUses = 200;

/** Invite people to sites of a customer: who has the code joins them at once. It is shown this once. */
export const create = /* @__PURE__ */ call('invites.create', {
  method: 'POST',
  path: '/api/user/invite/create',
  permission: 'member.manage',
  writes: true,
  secretAnswer: true,
  request: () =>
    z.object({
      cellIds: z.array(id()).check(z.minLength(1), z.maxLength(100)),
      cellScope: z._default(z.enum(cellScopes), 'cells'),
      days: z._default(whole(1, maxInviteDays), 7),
      uses: z._default(whole(1, maxInviteUses), 1),
    }),
  data: () => z.object({ id: z.string(), code: z.string(), link: z.string(), expiresAt: z.string() }),
});

/** Invitations to my customer, or for a dispatcher all, newest first. */
export const page = /* @__PURE__ */ call('invites.page', {
  method: 'POST',
  path: '/api/user/invite/page',
  permission: 'member.manage',
  request: () => z.object(paging()),
  data: () =>
    pageOf(
      z.object({
        id: z.string(),
        /** Whether it can still be used. */
        state: openWord<'open' | 'usedUp' | 'expired' | 'revoked'>(),
        customerName: z.string(),
        cells: z.array(z.object({ id: z.string(), name: z.string() })),
        cellScope: openWord<(typeof cellScopes)[number]>(),
        uses: z.number(),
        usedCount: z.number(),
        byName: z.string(),
        createdAt: z.string(),
        expiresAt: z.string(),
      }),
    ),
});

/** End an invitation; who joined by it stays. */
export const revoke = /* @__PURE__ */ call('invites.revoke', {
  method: 'POST',
  path: '/api/user/invite/revoke',
  permission: 'member.manage',
  writes: true,
  request: () => z.object({ id: id() }),
  data: nothing,
  errors: ['notFound'],
});

/** Use an invitation with the account that I have. */
export const accept = /* @__PURE__ */ call('invites.accept', {
  method: 'POST',
  path: '/api/user/invite/accept',
  permission: 'signedIn',
  side: 'client',
  beforeApproval: true,
  writes: true,
  countsRefusals: true,
  request: () => z.object({ inviteCode: inviteCode(1) }),
  data: () => z.object({ cells: z.array(z.object({ id: z.string(), name: z.string() })) }),
  errors: ['notAllowed'],
});
