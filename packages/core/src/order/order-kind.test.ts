import { expect, it } from 'vitest';
import type { OrderCommand } from './command.ts';
import { anOrder } from './order.fixture.ts';
import { orderKind } from './order-kind.ts';

const handed = { action: 'transfer', groupId: 'group-1', engineerId: 'b', targetValid: true } as const;
const takenBackTo = (status: string) => ({ ...handed, former: { status } }) as OrderCommand;
const rule = { from: ['assigned'], to: 'assigned', who: ['lead'], otherwise: 'notHandler' } as const;
const takenBack = ['processing', 'suspended'] as const;
const whenGone = { ...rule, toWhenHandlerGone: 'pending', toWhenTakenBack: takenBack } as const;

it.each<[string, OrderCommand, boolean | undefined, string | undefined]>([
  ['is taken back to the state that it had', takenBackTo('suspended'), undefined, 'suspended'],
  ['is taken back to it though its handler is gone', takenBackTo('processing'), false, 'processing'],
  ['is taken back to no state that its rule does not name', takenBackTo('resolved'), false, undefined],
  ['is handed on as its rule says', handed, true, undefined],
  ['is handed on by its rule when its handler is gone', handed, false, 'pending'],
  ['is activated as its rule says', { action: 'activate' }, true, undefined],
  ['is activated for nobody when its handler is gone', { action: 'activate' }, false, 'pending'],
])('an order %s', (_what, command, handlerActive, to) => {
  const order = anOrder({ status: 2, handlerActive });
  expect(orderKind.targetState?.('transfer', order, command, whenGone)).toBe(to);
});

it('an order whose rule names no state to take it back to stays with its rule', () => {
  expect(orderKind.targetState?.('transfer', anOrder(), takenBackTo('processing'), rule)).toBeUndefined();
});
