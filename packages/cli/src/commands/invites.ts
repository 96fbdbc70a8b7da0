import { accept, create, page, revoke } from '@svcdesk/core/contract/invites';
import { list, noun, write } from '../calls/define.ts';
import { resource } from '../calls/fields.ts';

/** `svcdesk invites`: invitations. */
export const invites = noun('invites', {
  list: list({
    call: page,
    columns: ['state', 'customerName', 'usedCount', 'uses', 'byName', 'expiresAt'],
    examples: { one: 'svcdesk invites list' },
  }),
  create: write({
    call: create,
    args: [resource('cellIds', 'site')],
    fields: { scope: 'cellScope', days: 'days', uses: 'uses' },
    shows: ['code', 'link', 'expiresAt'],
    hasView: false,
    examples: { one: 'svcdesk invites create S001 --days 7 --uses 5' },
  }),
  revoke: write({
    call: revoke,
    args: [{ field: 'id', name: 'INVITATION' }],
    hasView: false,
    examples: { one: 'svcdesk invites revoke 0190a6b8-0000-7000-8000-000000000001' },
  }),
  accept: write({
    call: accept,
    args: [{ field: 'inviteCode', name: 'CODE' }],
    hasView: false,
    examples: { one: 'svcdesk invites accept K7QP-22MX' },
  }),
});
