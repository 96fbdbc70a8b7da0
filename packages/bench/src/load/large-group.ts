import { createCaller } from '@svcdesk/core';
import { auth, orders } from '@svcdesk/core/contract';
import { openDatabase } from '@svcdesk/server';
import { buildStaff, buildTenant, draftOf, newId, testPassword } from '@svcdesk/server/testing';
import { queryRows } from './query-rows.ts';

/** One group with many engineers, each with a day, and an order that one of them is looked for. */
export interface LargeGroup {
  readonly tenantId: string;
  readonly groupId: string;
  /** Of the dispatcher who looks. */
  readonly token: string;
  readonly orderId: string;
}

const entriesEach = 3;
const looseEach = 2;
/** Engineers are founded so many at a time. */
const atOnce = 20;

/** Founds it on a server's database: engineers with skills, areas, three entries of today and two orders without a time. */
export async function foundLargeGroup(
  { url, databaseUrl }: { url: string; databaseUrl: string },
  engineers: number,
): Promise<LargeGroup> {
  const db = await openDatabase({ kind: 'postgres', url: databaseUrl });
  try {
    const tenant = await buildTenant(db);
    const { tenantId, groupId } = tenant;
    const seat = { groupIds: [groupId] };
    for (let count = 0; count < engineers; count += atOnce) {
      await Promise.all(Array.from({ length: atOnce }, () => buildStaff(tenant, seat)));
    }
    const { account } = tenant.dispatcher;
    const { token } = await createCaller({ baseUrl: url }).call(auth.login, {
      account,
      password: testPassword,
    });
    const { call } = createCaller({ baseUrl: url, session: { token: () => token, lost: () => {} } });
    const { id: orderId } = await call(
      orders.create,
      draftOf(tenant, { serverCatalogId: tenant.onSiteCatalogId }),
    );
    const fill = (text: string, ...values: readonly unknown[]) =>
      queryRows(databaseUrl, text, [tenantId, groupId, ...values]);
    const members = `SELECT account_id, row_number() OVER (ORDER BY account_id) AS n
      FROM group_members WHERE tenant_id = $1 AND group_id = $2`;
    await fill(
      `WITH spread AS (UPDATE cells SET region_code = '310115', latitude = 31.2 + random() / 5,
         longitude = 121.4 + random() / 5 WHERE tenant_id = $1), members AS (${members}),
       asked AS (INSERT INTO skills (tenant_id, id, zh, en, catalog_id) VALUES ($1, $3, 'S', 'S', $4)),
       areas AS (INSERT INTO service_areas (tenant_id, account_id, region_code)
         SELECT $1, account_id, '310000' FROM members WHERE n % 3 > 0)
       SELECT 1`,
      ...[newId(), tenant.onSiteCatalogId],
    );
    await fill(
      `INSERT INTO engineer_skills (tenant_id, account_id, skill_id, level)
       SELECT $1, m.account_id, s.id, 1 + m.n % 3 FROM (${members}) m JOIN skills s ON s.tenant_id = $1
       WHERE m.n % 4 > 0`,
    );
    await fill(
      `INSERT INTO schedules (tenant_id, id, order_id, account_id, plan_start, plan_end, cell_id, on_site)
       SELECT $1, gen_random_uuid(), NULL, m.account_id, now() + e * interval '2 hours',
         now() + e * interval '2 hours' + interval '1 hour',
         (SELECT id FROM cells WHERE tenant_id = $1 ORDER BY id OFFSET (m.n + e) % 3 LIMIT 1), true
       FROM (${members}) m, generate_series(1, ${entriesEach}) e`,
    );
    await fill(
      `INSERT INTO orders SELECT (jsonb_populate_record(o, jsonb_build_object('id', gen_random_uuid(),
         'order_no', o.order_no || '-' || m.n || '-' || e, 'status', 3, 'owner_id', m.account_id,
         'handler_id', m.account_id))).*
       FROM orders o, (${members}) m, generate_series(1, ${looseEach}) e WHERE o.tenant_id = $1 AND o.id = $3`,
      orderId,
    );
    await queryRows(databaseUrl, 'ANALYZE');
    return { tenantId, groupId, token, orderId };
  } finally {
    await db.close();
  }
}
