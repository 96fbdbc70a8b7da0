/** A unit test of one's own code without a server: the mock answers every call, and as one says. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Client, createClient, isSvcdeskError } from '@svcdesk/core';
import { orders } from '@svcdesk/core/contract';
import { mockServer, sampleData } from '@svcdesk/core/testing';

/** What is tried: takes an order unless somebody was faster. */
async function takeOrder(client: Client, orderId: string): Promise<string> {
  try {
    return (await client.orders.accept({ orderId })).orderNo;
  } catch (error) {
    if (isSvcdeskError(error, 'orderChanged')) return 'gone';
    throw error;
  }
}

test('takes an order, or says that it is gone', async () => {
  const order = { ...sampleData(orders.accept), orderNo: 'WO202611200001' };
  const desk = (answer: object) =>
    createClient({ baseUrl: 'http://desk', transport: mockServer({ 'orders.accept': answer }).transport });
  assert.equal(await takeOrder(desk({ data: order }), order.id), 'WO202611200001');
  assert.equal(await takeOrder(desk({ error: 'orderChanged' }), order.id), 'gone');
});
