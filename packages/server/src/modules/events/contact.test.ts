import { expect, it } from 'vitest';
import { buildTenant, testDatabase, testServer } from '../../testing/index.ts';
import { openStream } from './sse-client.fixture.ts';

it('a stream is a contact of its account while it is open: no other session dates back beyond it', async () => {
  const db = await testDatabase();
  const tenant = await buildTenant(db);
  const hearing = await testServer(db, { eventTimes: { heartbeatMs: 60, lookMs: 100 } });
  const { access } = hearing.services;
  await openStream(db, hearing, tenant.engineer, { token: await hearing.tokenOf(tenant.engineer) });
  const idle = await access.identify(await hearing.tokenOf(tenant.engineer), '127.0.0.1');
  if (!('signedIn' in idle)) throw new Error('Not signed in.');
  const { tenantId, sessionId } = idle.signedIn;
  hearing.clock.advance(180 * 60_000);
  const minutesBack = async () => {
    const answer = await access.identifySession(tenantId, sessionId);
    const { contactAt = 0 } = 'signedIn' in answer ? answer.signedIn : {};
    return Math.round((hearing.clock.now().getTime() - contactAt) / 60_000);
  };
  await expect.poll(minutesBack).toBe(16);
});
