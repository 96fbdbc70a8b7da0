import { expect, test } from 'vitest';
import { handle as handleDevice } from '../contract/device-orders.ts';
import { handle as handleEntrust } from '../contract/entrust.ts';
import { accept, transfer } from '../contract/orders.ts';
import { handle as handlePm, raise } from '../contract/pm-orders.ts';
import { handle as handleProject } from '../contract/projects.ts';
import { mayWait } from './waiting-calls.ts';

test('what is done on site may wait, and what hands work to others may not', () => {
  expect(mayWait(accept.id, {})).toBe(true);
  expect(mayWait(transfer.id, {})).toBe(false);
});

test('a call that does what its request names may wait with what is done on site alone', () => {
  for (const action of ['start', 'record', 'finish']) expect(mayWait(handlePm.id, { action })).toBe(true);
  for (const action of ['schedule', 'transfer', 'skip']) expect(mayWait(handlePm.id, { action })).toBe(false);
  expect(mayWait(raise.id, {})).toBe(true);
  for (const action of ['accept', 'progress', 'finish'])
    expect(mayWait(handleEntrust.id, { action })).toBe(true);
  for (const action of ['return', 'reject', 'takeBack'])
    expect(mayWait(handleEntrust.id, { action })).toBe(false);
  for (const action of ['resolveStage', 'progress', 'hangUp'])
    expect(mayWait(handleProject.id, { action })).toBe(true);
  for (const action of ['skipStage', 'transfer', 'close'])
    expect(mayWait(handleProject.id, { action })).toBe(false);
  for (const action of ['start', 'finish', 'hangUp', 'reject']) {
    expect(mayWait(handleDevice.id, { action })).toBe(true);
  }
  for (const action of ['allocate', 'passOn', 'setEngineer', 'check', 'close']) {
    expect(mayWait(handleDevice.id, { action })).toBe(false);
  }
});
