import type { orders, RequestOf } from '@svcdesk/core/contract';
import pg from 'pg';

const maxGroups = 8;
const statusFilters = [[1, 2, 3], [3], [5], [6], [5, 6, 7]];

/** Requests for lists filtered by status and group, over the groups with the most orders. */
export async function listBodies(databaseUrl: string): Promise<string[]> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  const { rows } = await client.query<{ group_id: string }>(
    `SELECT group_id FROM orders WHERE tenant_id = 't1' GROUP BY group_id ORDER BY count(*) DESC LIMIT ${maxGroups}`,
  );
  await client.end();
  return rows.flatMap(({ group_id: groupId }) =>
    statusFilters.map((status) => {
      const request: RequestOf<typeof orders.page> = { scope: 'tenant', groupId, status, page: 1, size: 20 };
      return JSON.stringify(request);
    }),
  );
}
