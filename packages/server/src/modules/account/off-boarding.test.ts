import { expect, it } from 'vitest';
import { offBoardings } from '../../app/kinds.ts';
import { verifyAudit } from '../../platform/audit/verify/verify-audit.ts';
import { statement } from '../../platform/db/index.ts';
import {
  advanceToHour,
  buildTenant,
  jobNamed,
  runJob,
  type TestTenant,
  testDatabase,
  testServer,
} from '../../testing/index.ts';
import { setStage } from '../entrust/stage.fixture.ts';
import { offBoard } from './off-boarding.ts';
import { otherWorkInHand } from './work-in-hand.fixture.ts';

const db = await testDatabase();
const server = await testServer(db);

const notifiedKinds = statement<
  { kind: string },
  [tenantId: string, accountId: string, orderIds: readonly string[]]
>(
  'test.notifiedKinds',
  `SELECT kind FROM messages WHERE tenant_id = $1 AND account_id = $2 AND target_id = ANY($3::uuid[]) ORDER BY kind`,
);
const disable = statement<object, [accountId: string, at: Date]>(
  'test.disable',
  'UPDATE accounts SET disabled_at = $2 WHERE id = $1',
);
const live = statement<{ id: string }, [tenantId: string, accountId: string]>(
  'test.livePlans',
  `SELECT id FROM schedules WHERE tenant_id = $1 AND account_id = $2 AND status IN ('planned', 'running')`,
);

/** Work of each kind that the tenant's engineer has in hand, and how to see that they have it no more. */
async function workInHand(tenant: TestTenant) {
  const { tenantId } = tenant;
  const engineerId = tenant.engineer.accountId;
  const {
    lead,
    pm,
    device,
    maintenance,
    project: orderId,
  } = await otherWorkInHand(server, tenant, tenant.engineer);

  return async function expectGivenBack() {
    const left = await lead.deviceOrders.detail({ id: device });
    expect([left.status, left.engineerId, left.planStart]).toEqual([1, undefined, undefined]);
    expect(left.records.at(-1)).toMatchObject({ action: 'reject', from: 3, to: 1 });
    const order = await lead.pmOrders.detail({ id: maintenance });
    expect([order.status, order.engineerId, order.planStart]).toEqual([1, undefined, undefined]);
    const project = await pm.projects.findOne({ orderId });
    expect([project.status, project.handlerId, project.planStart]).toEqual([1, undefined, undefined]);
    expect(project.stages.map(({ handlerId }) => handlerId)).toEqual([undefined, undefined]);
    expect(await live.all(db, tenantId, engineerId)).toEqual([]);
    const notified = await notifiedKinds.all(db, tenantId, tenant.lead.accountId, [
      device,
      maintenance,
      orderId,
    ]);
    expect(notified.map(({ kind }) => kind)).toEqual(['device.rejected', 'pm.assigned', 'project.assigned']);
  };
}

it('goes back to its group, as the system and with a word to the lead, when its engineer leaves', async () => {
  advanceToHour(server.clock, 9);
  const tenant = await buildTenant(db);
  const expectGivenBack = await workInHand(tenant);
  const { services, clock } = server;
  const leaving = {
    tenantId: tenant.tenantId,
    timeZone: 'Asia/Shanghai',
    accountId: tenant.engineer.accountId,
  };
  await db.transaction((tx) => offBoard({ services, now: clock.now, tx, work: offBoardings }, leaving));
  await expectGivenBack();
});

it('is found a minute later, by several servers at once, when it was taken while the account was disabled', async () => {
  advanceToHour(server.clock, 9);
  const { tenant, partner, as, underWay } = await setStage(db, server);
  const expectGivenBack = await workInHand(tenant);
  const { id } = await underWay();
  const kept = await workInHand(await buildTenant(db));
  // As the one who is disabled at this moment leaves it: what was taken is not seen yet.
  for (const { accountId } of [tenant.engineer, partner.engineer]) {
    await disable.change(db, accountId, server.clock.now());
  }
  const workLeftBehind = () => runJob(server, jobNamed('release work left behind'));
  await Promise.all([workLeftBehind(), workLeftBehind()]);
  await expectGivenBack();
  const lead = await as(partner.lead);
  expect(await lead.entrust.detail({ id })).toMatchObject({ status: 1, can: ['distribute', 'reject'] });
  const actions = (await lead.entrust.records({ id })).map(({ action }) => String(action));
  expect(actions.filter((action) => action === 'retake')).toHaveLength(1);
  for (const { tenantId } of [tenant, partner]) {
    expect((await verifyAudit(db, tenantId)).broken).toBeUndefined();
  }
  await expect(kept()).rejects.toThrow();
});
