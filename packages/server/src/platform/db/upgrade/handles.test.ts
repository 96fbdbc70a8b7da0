import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { restoredDatabase } from '../../../testing/database.ts';
import type { SpareDatabase } from '../../../testing/index.ts';
import { contactPhone } from '../../sessions/handles.ts';
import { type Database, migrate, openDatabase } from '../index.ts';

/** A phone in the spellings that were kept side by side, a landline, a number that is charged for, and words. */
const reporters = [
  '13900009001',
  '+8613900009001',
  '0086 139 0000 9001',
  '+86 0139-0000-9001',
  '8613900009001',
  '１３９００００９００１',
  '021-62345678',
  '(021) 6234 5678',
  '400-800-1234',
  '62345678',
  '+85291234567',
  '00852 9123 4567',
  '021-62345678 ext 12',
  '10086',
  'ask Ann',
] as const;

describe('phones and names of a database from before they had one form', () => {
  let restored: SpareDatabase;
  let db: Database;
  const accounts = new Map<string, string>();

  const rowsOf = async (text: string, values: readonly string[] = []) =>
    (await db.connection.run({ text, values })).rows;

  /** An account of before, with what it signs in by as it stood in the directory. */
  async function account(key: string, name: string, shownName: string, phone?: string): Promise<void> {
    const [[id]] = (await rowsOf(
      `INSERT INTO accounts (tenant_id, id, type, account_name, name, phone, customer_id, cell_scope)
       SELECT 't1', gen_random_uuid(), 2, $1, $2, $3, id, 'cells' FROM customers WHERE tenant_id = 't1' LIMIT 1
       RETURNING id`,
      [shownName, key, phone ?? ''],
    )) as [[string]];
    accounts.set(key, id);
    const entries: [string, string][] = [
      ['name', name],
      ...(phone ? [['phone', phone] as [string, string]] : []),
    ];
    for (const [kind, value] of entries) {
      await rowsOf(
        `INSERT INTO sign_in_directory (kind, value, tenant_id, account_id) VALUES ($1, $2, 't1', $3)`,
        [kind, value, id],
      );
    }
  }

  /** What an account signs in by, and what it is called, as it is now. */
  async function nowOf(key: string) {
    const id = accounts.get(key) ?? '';
    const held = (await rowsOf(
      'SELECT kind, value FROM sign_in_directory WHERE account_id = $1 ORDER BY kind',
      [id],
    )) as [string, string][];
    const [[accountName, phone]] = (await rowsOf('SELECT account_name, phone FROM accounts WHERE id = $1', [
      id,
    ])) as [[string, string | null]];
    const told = await rowsOf(
      "SELECT params FROM messages WHERE account_id = $1 AND kind = 'account.renamed'",
      [id],
    );
    return { ...Object.fromEntries(held), accountName, told: told.length, accountPhone: phone } as {
      name: string;
      phone?: string;
      accountName: string;
      accountPhone: string | null;
      told: number;
    };
  }

  beforeAll(async () => {
    const packed = await readFile(new URL('0011_configuration.sql.br', import.meta.url));
    restored = await restoredDatabase((await promisify(brotliDecompress)(packed)).toString());
    db = await openDatabase(restored.options);
    await account('victim', 'victim', 'victim', '13900008001');
    await account('mallory', '13900008001', '１３９００００８００１');
    await account('twin of the victim', 'twin', 'twin', '+8613900008001');
    await account('called by a number of their own', '20231234', '20231234');
    await account('in capitals', 'ann.li', 'Ann.Li');
    await account('in German', 'groß', 'Groß');
    await account('in capitals in German', 'gross', 'gross');
    await account('an office', 'office', 'office', '021-62345678');
    await account('called as the office', '02162345678', '02162345678');
    await account('in Greek', 'οδος', 'οδος');
    await account('in Turkish', 'kırmızı', 'kırmızı');
    await account('called by a mobile without an account', '13911112222', '13911112222');
    await account('called by a number from abroad', '+1 202 555 0100', '+1 202 555 0100');
    await rowsOf(
      `UPDATE cells SET contact_phone = '0086 139 0000 9001'
       WHERE (tenant_id, id) = (SELECT tenant_id, id FROM cells WHERE tenant_id = 't1' ORDER BY id LIMIT 1)`,
    );
    await rowsOf(
      `INSERT INTO verification_codes (tenant_id, id, operate, phone, code_hash, expires_at)
       VALUES ('t1', gen_random_uuid(), 'login', '13900008001', 'x', now() + interval '5 minutes')`,
    );
    await rowsOf(
      `INSERT INTO password_tickets (tenant_id, id, ticket_hash, phone, expires_at)
       VALUES ('t1', gen_random_uuid(), 'x', '13900008001', now() + interval '5 minutes')`,
    );
    for (const phone of reporters) {
      await rowsOf(
        `INSERT INTO reporters (tenant_id, id, cell_id, name, phone)
         SELECT 't1', gen_random_uuid(), id, 'of before ' || $1, $1 FROM cells WHERE tenant_id = 't1' LIMIT 1`,
        [phone],
      );
    }
    await migrate(db);
  });
  afterAll(async () => {
    await db?.close();
    await restored?.drop();
  });

  it('are one number for each, as the server reads them now', async () => {
    const rows = (await rowsOf(
      "SELECT substr(name, length('of before ') + 1), phone FROM reporters WHERE name LIKE 'of before %'",
    )) as [string, string][];
    expect(rows).toHaveLength(reporters.length);
    for (const [written, phone] of rows)
      expect([written, phone]).toEqual([written, contactPhone(written, 'CN')]);
    const kept = (await rowsOf("SELECT value FROM sign_in_directory WHERE kind = 'phone'")) as [string][];
    expect(kept.every(([value]) => /^\+86\d{10,11}$/.test(value))).toBe(true);
    expect(await rowsOf("SELECT 1 FROM accounts WHERE phone <> '' AND phone NOT LIKE '+86%'")).toEqual([]);
    const [[contact]] = (await rowsOf(
      "SELECT contact_phone FROM cells WHERE tenant_id = 't1' ORDER BY id LIMIT 1",
    )) as [[string]];
    expect(contact).toBe('+8613900009001');
  });

  it('leave a number with the account that had it first', async () => {
    const both = ['victim', 'twin of the victim'];
    // Ids of accounts rise with time; these two were given any.
    const older = both.toSorted((a, b) => ((accounts.get(a) ?? '') < (accounts.get(b) ?? '') ? -1 : 1))[0];
    for (const key of both) {
      const { phone, accountPhone } = await nowOf(key);
      expect({ key, phone, accountPhone }).toEqual(
        key === older
          ? { key, phone: '+8613900008001', accountPhone: '+8613900008001' }
          : { key, phone: undefined, accountPhone: null },
      );
    }
  });

  it('take another account’s phone away as a name, and tell them their new name', async () => {
    const mallory = await nowOf('mallory');
    expect(mallory.name).toMatch(/^u[0-9a-f]{10}$/);
    expect(mallory).toMatchObject({ accountName: mallory.name, told: 1 });
    expect(await rowsOf("SELECT 1 FROM sign_in_directory WHERE value = '13900008001'")).toEqual([]);
  });

  it('take a name that is a number of an account, or may be one day', async () => {
    const keys = [
      'called as the office',
      'called by a mobile without an account',
      'called by a number from abroad',
    ];
    for (const key of keys) {
      expect(await nowOf(key)).toMatchObject({ name: expect.stringMatching(/^u[0-9a-f]{10}$/), told: 1 });
    }
  });

  it('leave no code and no ticket that was bound to a number as it was written', async () => {
    for (const table of ['verification_codes', 'password_tickets'])
      expect(await rowsOf(`SELECT 1 FROM ${table}`)).toEqual([]);
  });

  it('leave everybody else the name that they sign in with, in its one form', async () => {
    expect(await nowOf('called by a number of their own')).toMatchObject({ name: '20231234', told: 0 });
    expect(await nowOf('in capitals')).toMatchObject({ name: 'ann.li', accountName: 'ann.li', told: 0 });
    expect(await nowOf('in capitals in German')).toMatchObject({ name: 'gross', told: 0 });
    expect((await nowOf('in German')).told).toBe(1);
    expect(await nowOf('in Greek')).toMatchObject({ name: 'οδοσ', accountName: 'οδοσ', told: 0 });
    expect(await nowOf('in Turkish')).toMatchObject({ name: 'kirmizi', accountName: 'kirmizi', told: 0 });
  });
});
