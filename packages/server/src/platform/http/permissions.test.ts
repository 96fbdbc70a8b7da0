import { type Call, domains, isCall } from '@svcdesk/core/contract';
import { type Role, roles, type StaffRole, staffRoles } from '@svcdesk/core/roles';
import { describe, expect, it } from 'vitest';
import {
  buildClient,
  buildCustomer,
  buildEmptyTenant,
  buildGroup,
  buildStaff,
  send,
  testDatabase,
  testServer,
} from '../../testing/index.ts';

const db = await testDatabase();
const server = await testServer(db);
const tenant = await buildEmptyTenant(db);
const calls = Object.values(domains).flatMap((domain) => Object.values(domain).filter(isCall));

/**
 * Who may make a call of each permission, written down a second time and by hand, so that a slip in the matrix or
 * in the contract shows.
 */
const staff: readonly StaffRole[] = staffRoles;
const fieldwork: readonly Role[] = ['engineer', 'se', 'monitor', 'lead', 'pm'];
const expected: Readonly<Record<string, readonly Role[]>> = {
  signedIn: roles,
  'order.view': roles,
  'asset.view': roles,
  'asset.edit': ['engineer', 'se', 'lead', 'pm'],
  'examine.run': staff,
  'order.create': roles,
  'order.accept': fieldwork,
  'order.handle': fieldwork,
  'order.transfer': staff,
  'order.cancel': roles,
  'order.edit': staff,
  'order.callback': ['lead', 'dispatcher'],
  'order.export': ['lead', 'dispatcher'],
  'device.manage': ['lead', 'dispatcher'],
  'pm.plan': ['lead', 'dispatcher', 'pm'],
  'project.manage': ['dispatcher', 'pm'],
  'order.evaluate': ['client'],
  'order.reopen': ['client'],
  'order.remind': ['client'],
  'order.supplement': ['client'],
  'review.decide': ['lead'],
  'order.plan': staff,
  'underling.view': ['lead', 'pm'],
  'group.view': ['monitor', 'lead', 'dispatcher', 'pm'],
  'suggestion.view': ['monitor', 'lead', 'dispatcher'],
  'duty.set': ['lead', 'dispatcher'],
  'report.view': ['client'],
  // And clients who see all of their customer, which these do not.
  'member.manage': ['dispatcher'],
  'requirement.handle': ['lead', 'dispatcher'],
  'requirement.create': ['client'],
  'requirement.cancel': ['client'],
  'entrust.create': ['lead', 'dispatcher'],
  'entrust.distribute': ['lead', 'dispatcher'],
  'entrust.retake': ['lead', 'dispatcher'],
  'integration.manage': ['lead'],
};

function mayCall(call: Call, role: Role): boolean {
  if (call.side === 'client' && role !== 'client') return false;
  if (call.side === 'staff' && role === 'client') return false;
  const codes = typeof call.permission === 'string' ? [call.permission] : call.permission;
  return codes.some((code) => {
    const allowed = expected[code];
    if (!allowed) throw new Error(`No row says who holds ${code}`);
    return allowed.includes(role);
  });
}

/** A body of a type that no call takes: who may call is told about the type, who may not never gets that far. */
async function tryToCall(call: Call, token: string | undefined) {
  const path = call.path.replace(':id', '00000000-0000-7000-8000-000000000000');
  const headers = { ...(token && { token }), 'content-type': 'text/plain' };
  const init = call.method === 'GET' ? { headers } : { method: 'POST', headers, body: 'x' };
  return (await send(server.url + path, init)).envelope;
}

const group = await buildGroup(tenant);
const { customerId, cellIds } = await buildCustomer(tenant);
const tokens = new Map<Role, string>();
for (const role of roles) {
  const account =
    role === 'client'
      ? await buildClient(tenant, { customerId, cellIds })
      : await buildStaff(tenant, {
          roles: [role],
          groupIds: [group],
          ledGroupIds: role === 'lead' ? [group] : [],
        });
  tokens.set(role, await server.tokenOf(account));
}
const beginner = await buildStaff(tenant, { roles: staffRoles, groupIds: [group] });
await db.connection.run({
  text: 'UPDATE accounts SET must_change_password = true WHERE tenant_id = $1 AND id = $2',
  values: [tenant.tenantId, beginner.accountId],
});
const withFirstPassword = await server.tokenOf(beginner);
const withoutRole = await server.tokenOf(await buildStaff(tenant, { roles: [] }));

/** Tokens that were good once, of an account with every role of staff, and how each is answered. */
const formerTokens = await Promise.all(
  [
    ['10008', 'that ran out', "UPDATE sessions SET expires_at = now() - interval '1 second'"],
    ['4011', 'of a session that was ended', 'UPDATE sessions SET ended_at = now(), ended_status = 4011'],
    ['4012', 'of a disabled account', 'UPDATE accounts SET disabled_at = now()'],
    ['4012', 'of a deleted account', 'UPDATE accounts SET deleted_at = now()'],
  ].map(async ([status = '', title = '', change = '']) => {
    const person = await buildStaff(tenant, { roles: staffRoles, groupIds: [group] });
    const token = await server.tokenOf(person);
    const own = change.includes('sessions') ? 'account_id' : 'id';
    const text = `${change} WHERE tenant_id = $1 AND ${own} = $2`;
    await db.connection.run({ text, values: [tenant.tenantId, person.accountId] });
    return { title, token, status: Number(status) };
  }),
);

describe('every call by every role', () => {
  const guarded = calls.filter(({ permission }) => permission !== 'public');

  it.each(guarded.map((call) => [call.id, call] as const))('%s', async (_id, call) => {
    for (const role of roles) {
      const { status, errorCode } = await tryToCall(call, tokens.get(role));
      const refused = status === 10403 && errorCode === '4013';
      expect([role, refused ? 'refused' : 'let in']).toEqual([
        role,
        mayCall(call, role) ? 'let in' : 'refused',
      ]);
    }
    expect((await tryToCall(call, undefined)).status).toBe(10004);
  });

  it.each(formerTokens)('is closed to a token $title', async ({ token, status }) => {
    for (const call of guarded) {
      expect([call.id, (await tryToCall(call, token)).status]).toEqual([call.id, status]);
    }
  });

  it('lets staff without any role do nothing but look at themselves', async () => {
    for (const call of guarded) {
      const { status } = await tryToCall(call, withoutRole);
      const isOpen = call.beforeApproval === true && call.side !== 'client';
      expect([call.id, status === 10403]).toEqual([call.id, !isOpen]);
      if (call.beforeApproval) expect([call.id, call.permission]).toEqual([call.id, 'signedIn']);
    }
  });

  it('keeps an account that has to change its password first to that, and to what is their own', async () => {
    const answered: string[] = [];
    for (const call of guarded) {
      const { status, data } = await tryToCall(call, withFirstPassword);
      if (call.beforePasswordChange) answered.push(call.id);
      expect([call.id, status === 10410 && (data as { reason?: string } | undefined)?.reason]).toEqual([
        call.id,
        call.beforePasswordChange ? false : 'passwordChangeNeeded',
      ]);
    }
    expect(answered.sort()).toEqual([
      'account.personal',
      'account.revokeSession',
      'account.sessions',
      'auth.logout',
      'auth.updatePassword',
    ]);
  });

  it('has public calls only where no account can be signed in yet, and for a secret address', () => {
    const open = calls.filter(({ permission }) => permission === 'public').map(({ id }) => id);
    expect(open.sort()).toEqual([
      'app.config',
      'auth.devicePoll',
      'auth.deviceStart',
      'auth.findAccount',
      'auth.login',
      'auth.register',
      'auth.sendCode',
      'auth.sendVerifyCode',
      'auth.setNewPassword',
      'captcha.param',
      'captcha.verify',
      'engineers.checkPhoneExist',
      'engineers.register',
      'engineers.sendVerifyCode',
      'engineers.skillTree',
      'schedules.feedFile',
      'tracking.create',
    ]);
  });
});
