import type { Client } from '@svcdesk/core';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildTenant, draftOf, type TestTenant, testDatabase, testServer } from '../../../testing/index.ts';

const db = await testDatabase();
const server = await testServer(db);

let tenant: TestTenant;
let engineer: Client;

beforeAll(async () => {
  tenant = await buildTenant(db);
  engineer = await server.as(tenant.engineer);
});

describe('staff who create an order', () => {
  it.each([
    ['手机：138 0000 2001', '13800002001'],
    ['+86-138-0000-2001', '13800002001'],
    ['0571-88000001转8001', '0571-88000001转8001'],
    ['0571-88000001-8001', '0571-88000001-8001'],
    ['', undefined],
  ])('write down the caller’s number to call back, %j', async (given, kept) => {
    const draft = { ...draftOf(tenant), reportName: 'Ms Li', reportPhone: given };
    const { id } = await engineer.orders.create(draft);
    expect((await engineer.orders.detail({ orderId: id })).reportPhone).toBe(kept);
  });

  it.each([
    ['call the desk', 'format'],
    ['13800002001 13800002002', 'onePhone'],
  ])('are told that %j is no such number', async (given, code) => {
    const draft = { ...draftOf(tenant), reportName: 'Ms Li', reportPhone: given };
    await expect(engineer.orders.create(draft)).rejects.toMatchObject({
      issues: [{ path: 'reportPhone', code }],
    });
  });
});
