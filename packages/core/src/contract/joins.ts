import * as z from 'zod/mini';
import { cellScopes } from '../roles/role.ts';
import { id, lines, nothing, openKey, openWord, pageOf, paging, text, whole } from './atoms/basic.ts';
import { call, once } from './define.ts';

/** A person who asks to belong to a site. */
export const joinRequest = /* @__PURE__ */ once(() =>
  z.object({
    id: z.string(),
    /** 1 waiting, 2 approved, 3 rejected, 4 closed because they joined another customer. */
    status: openKey<1 | 2 | 3 | 4>(),
    /** As they gave it; what it stands for is shown to who decides, and to them once they belong there. */
    cellCode: z.string(),
    cellId: z.optional(z.string()),
    cellName: z.optional(z.string()),
    customerName: z.optional(z.string()),
    applicantId: z.string(),
    applicantName: z.string(),
    /** For who decides. */
    applicantPhone: z.optional(z.string()),
    /** For who decides: the site's reporters who have their phone. */
    knownAs: z.optional(z.array(z.string())),
    remark: z.optional(z.string()),
    /** What they may see since the approval. */
    cellScope: z.optional(openWord<(typeof cellScopes)[number]>()),
    deciderName: z.optional(z.string()),
    comment: z.optional(z.string()),
    createdAt: z.string(),
    decidedAt: z.optional(z.string()),
  }),
);

/** Ask to belong to the site of a code. Until the request is approved, a newcomer sees their own pages and this. */
export const ask = /* @__PURE__ */ call('joins.ask', {
  method: 'POST',
  path: '/api/user/join/ask',
  permission: 'signedIn',
  side: 'client',
  beforeApproval: true,
  writes: true,
  countsRefusals: true,
  request: () => z.object({ cellCode: text(100, 1), remark: z.optional(lines(500)) }),
  data: joinRequest,
  errors: ['notAllowed'],
});

/** My requests to join, newest first. */
export const mine = /* @__PURE__ */ call('joins.mine', {
  method: 'POST',
  path: '/api/user/join/mine',
  permission: 'signedIn',
  side: 'client',
  beforeApproval: true,
  request: nothing,
  data: () => z.array(joinRequest()),
});

/** Requests to join that I may decide on: those of my customer, or for a dispatcher all. */
export const page = /* @__PURE__ */ call('joins.page', {
  method: 'POST',
  path: '/api/user/join/page',
  permission: 'member.manage',
  request: () => z.object({ status: z.optional(z.array(whole(1, 4)).check(z.maxLength(4))), ...paging() }),
  data: () => pageOf(joinRequest()),
});

/** Approve or refuse a join request. */
export const decide = /* @__PURE__ */ call('joins.decide', {
  method: 'POST',
  path: '/api/user/join/decide',
  permission: 'member.manage',
  writes: true,
  request: () =>
    z.object({
      id: id(),
      approve: z.boolean(),
      /** What they see: what they report, their sites (unless said), or all of the customer. */
      cellScope: z.optional(z.enum(cellScopes)),
      remark: z.optional(lines(500)),
    }),
  data: joinRequest,
  errors: ['notFound', 'notAllowed'],
});
