import { isSvcdeskError } from '@svcdesk/core';
import { type EntrustAction, entrustKind } from '@svcdesk/core/rules';
import { expect, it } from 'vitest';
import { createChance } from '../../demo/chance.ts';
import { verifyAudit } from '../../platform/audit/verify/verify-audit.ts';
import { testDatabase, testServer, triesAtLength } from '../../testing/index.ts';
import { codeOf, setStage } from './stage.fixture.ts';

const steps = triesAtLength ? 1_000 : 40;

const db = await testDatabase();
const server = await testServer(db);
const { tenant, partner, as, handed } = await setStage(db, server);

type Entrusted = Awaited<ReturnType<Awaited<ReturnType<typeof as>>['entrust']['detail']>>;
const actions = Object.keys(entrustKind('').lifecycle.actions) as EntrustAction[];
const people = [
  partner.lead,
  partner.otherLead,
  partner.engineer,
  partner.engineer2,
  partner.outsider,
  tenant.lead,
  tenant.engineer,
  tenant.dispatcher,
  tenant.outsider,
];

/** What an action is given so that nothing but the rules stands against it. */
const given = {
  accept: {},
  decline: { reasonCode: 'busy' },
  progress: { content: 'So far' },
  finish: { content: 'All of it' },
  return: { remark: 'Not yet' },
  reject: { reasonCode: 'noCapacity' },
  takeBack: {},
} as const;

type On = Awaited<ReturnType<typeof as>>;

async function attempt(on: On, shown: Entrusted, action: EntrustAction, pick: <T>(of: readonly T[]) => T) {
  const { id, status, version } = shown;
  const seen = { id, status, version };
  if (action === 'retake') return on.entrust.retake(seen);
  if (action !== 'distribute') return on.entrust.handle({ ...seen, action, ...given[action] });
  const reachable = shown.can.includes('distribute') ? await on.entrust.engineers({ id }) : [];
  const others = reachable.filter((each) => each.id !== shown.engineerId).map((each) => each.id);
  const engineerId = others.length > 0 ? pick(others) : partner.outsider.accountId;
  return on.entrust.distribute({ ...seen, engineerId });
}

it('goes by what each side is told that it can do, in any order of actors and actions', async () => {
  const chance = createChance('entrusted walk');
  let { id } = await handed();
  for (let step = 0; step < steps; step++) {
    const who = chance.pick(people);
    const on = await as(who);
    const action = chance.pick(actions);
    const shown = await on.entrust.detail({ id }).catch((error: unknown) => {
      if (!isSvcdeskError(error, 'notFound')) throw error;
      return undefined;
    });
    if (!shown) {
      const tried = codeOf(on.entrust.handle({ id, action: 'progress', content: 'x' }));
      expect([step, await tried]).toEqual([step, 'notFound']);
      continue;
    }
    const outcome = await codeOf(attempt(on, shown, action, (of) => chance.pick(of)));
    const reason = shown.refused.find((each) => each.action === action)?.reason;
    const expected = shown.can.includes(action) ? 'done' : reason ? `notAllowed ${reason}` : 'noPermission';
    expect([step, action, outcome]).toEqual([step, action, expected]);
    const { rows } = await db.connection.run({
      text: `SELECT w.status = p.status, o.entrusted = (p.status <= 3), w.record_count = p.record_count
        FROM entrust_partner_halves p
        JOIN entrust_owner_halves w ON w.tenant_id = p.owner_tenant_id AND w.id = p.id
        JOIN orders o ON o.tenant_id = w.tenant_id AND o.id = w.order_id WHERE p.id = $1`,
      values: [id],
    });
    expect([step, rows]).toEqual([step, [[true, true, true]]]);
    const [now] = (await (await as(tenant.dispatcher)).entrust.page({ side: 'owner', size: 1 })).list;
    if (now && now.status > 4) ({ id } = await handed());
  }
  for (const { tenantId } of [tenant, partner]) {
    expect((await verifyAudit(db, tenantId)).broken).toBeUndefined();
  }
});
