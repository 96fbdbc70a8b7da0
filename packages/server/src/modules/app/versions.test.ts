import { expect, it } from 'vitest';
import released from '../../platform/releases.json' with { type: 'json' };
import { version } from '../../platform/version.ts';
import { buildTenant, testDatabase, testServer } from '../../testing/index.ts';

const db = await testDatabase();
const server = await testServer(db);
const tenant = await buildTenant(db);

it('lists the releases in the reader’s language, the newest first, with this one among them', async () => {
  await db.connection.run({
    text: `INSERT INTO releases (version, released_on, notes) VALUES
      ('0.10.0', '2027-03-01', '{"zh": ["新"], "en": ["New", "Newer"]}'),
      ('0.9.0', '2027-02-01', '{"zh": ["旧"], "en": ["Old"]}')`,
    values: [],
  });
  const english = await server.as(tenant.client, { locale: 'en' });
  const first = await english.app.versions({ size: 2 });
  expect(first).toMatchObject({ total: released.length + 2, hasNext: true });
  expect(first.list).toEqual([
    { version: '0.10.0', date: '2027-03-01', notes: 'New\nNewer' },
    { version: '0.9.0', date: '2027-02-01', notes: 'Old' },
  ]);
  const second = await english.app.versions({ size: 2, next: first.next });
  expect(second.list.map((each) => each.version)).toEqual(released.slice(0, 2).map((each) => each.version));
  expect(released[0]?.version).toBe(version);
  const chinese = await server.as(tenant.engineer);
  const { list } = await chinese.app.versions({});
  expect(list[0]?.notes).toBe('新');
  expect(list.map((each) => each.version)).toContain(version);
});
