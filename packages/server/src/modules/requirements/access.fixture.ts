import type { Client } from '@svcdesk/core';
import type { Access, AccessRow, AccessThings } from '../../testing/access.ts';
import { draftOf } from '../../testing/index.ts';

/** A requirement of the tenant's customer for its first site; those who see it are judged by the rules. */
const byClient: Extract<AccessRow, object>['of'] = ({ side, cell, order }) =>
  side === 'client' && cell && order;
/** Its group serves the site; a lead or dispatcher of the tenant. Others of staff lack the permission. */
const handled: Extract<AccessRow, object>['of'] = ({ side, tenant, cell, order }) =>
  side === 'staff' ? tenant : cell && order;

async function made({ as, tenant }: AccessThings): Promise<string> {
  const customer = await as(tenant.client);
  const { cellId, title } = draftOf(tenant);
  return (await customer.requirements.create({ cellId, title })).id;
}

const asked = (
  of: typeof byClient,
  ask: (on: Client, id: string, things: AccessThings) => Promise<unknown>,
) => ({
  of,
  ask: async (on: Client, things: AccessThings) => ask(on, await made(things), things),
});

export const requirementsAccess: Access = {
  'requirements.detail': asked(handled, (on, id) => on.requirements.detail({ id })),
  'requirements.records': asked(handled, (on, id) => on.requirements.records({ id })),
  'requirements.checkLock': asked(handled, (on, id) => on.requirements.checkLock({ id })),
  'requirements.unlock': asked(handled, (on, id) => on.requirements.unlock({ id })),
  'requirements.breakLock': asked(handled, (on, id) => on.requirements.breakLock({ id })),
  'requirements.reject': asked(handled, (on, id) => on.requirements.reject({ id, reason: 'duplicate' })),
  'requirements.toOrder': asked(handled, (on, id, { tenant }) =>
    on.requirements.toOrder({ id, draft: draftOf(tenant) }),
  ),
  'requirements.cancel': asked(byClient, (on, id) => on.requirements.cancel({ id })),
  'requirements.remind': asked(byClient, (on, id) => on.requirements.remind({ id })),
  'requirements.create': {
    of: 'cell',
    ask: (on, { cellId }) => on.requirements.create({ cellId, title: 'A printer more' }),
  },
  'requirements.list': 'no thing',
  'requirements.countStatus': 'no thing',
};
