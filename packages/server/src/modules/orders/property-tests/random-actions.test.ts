import fc from 'fast-check';
import { expect, it } from 'vitest';
import { verifyAudit } from '../../../platform/audit/verify/verify-audit.ts';
import { buildTenant, testDatabase, testServer, triesAtLength } from '../../../testing/index.ts';
import { foldCounts } from '../counts/kept-counts.ts';
import { orderJobs } from '../jobs/index.ts';
import { checkDerived, checkKept, rowsOf } from './derived.fixture.ts';
import { checkHome } from './home.fixture.ts';
import { checkLists } from './lists.fixture.ts';
import { step, take } from './moves.fixture.ts';
import { checkTotals } from './totals.fixture.ts';
import { minuteMs, raiseAll, signIn } from './world.fixture.ts';

const db = await testDatabase();
const server = await testServer(db);

const runs = { numRuns: triesAtLength ? 100 : 2, maxSteps: triesAtLength ? 120 : 45 };

/** Jobs that change orders as time passes. */
const timed = orderJobs.filter(({ name }) => /^(resume|evaluate|notice)/.test(name));
const jobContext = { services: server.services, db, log: server.services.log, now: server.clock.now };

it('leaves counts equal to their lists, clocks equal to their fold, and a whole audit after any actions', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 20, maxLength: runs.maxSteps }), async (steps) => {
      const place = { db, server, tenant: await buildTenant(db) };
      let on = await signIn(place);
      let signedInMinutes = 0;
      const orders = await raiseAll(place, on);
      for (const each of steps) {
        const { minutes, choice } = each;
        server.clock.advance(minutes * minuteMs);
        signedInMinutes += minutes;
        // Sessions last half a day.
        if (signedInMinutes > 600) {
          on = await signIn(place);
          signedInMinutes = 0;
        }
        await take(each, place, on, orders);
        if (choice % 10 === 0) await foldCounts(db);
        // What is due by now is done by the jobs, as if two servers were at it.
        if (choice % 7 === 0) await Promise.all([...timed, ...timed].map((job) => job.run(jobContext)));
      }
      const outcome = { ...place, on, rows: await rowsOf(place) };
      await checkDerived(outcome);
      await checkKept(outcome);
      await checkLists(outcome);
      await checkHome(outcome);
      await checkTotals(outcome);
      expect((await verifyAudit(db, place.tenant.tenantId)).broken).toBeUndefined();
    }),
    { numRuns: runs.numRuns, endOnFailure: !triesAtLength },
  );
});
