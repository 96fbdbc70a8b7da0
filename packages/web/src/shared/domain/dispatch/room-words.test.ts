import { describe, expect, it } from 'vitest';
import { roomWords } from './room-words.ts';

type Planned = Parameters<typeof roomWords>[1];
type Stop = Planned['list'][number];

const stop = (orderId: string, more: Partial<Stop> = {}): Stop => ({
  ...{ orderId, orderNo: orderId, title: orderId, version: 1, priority: 1, cellName: 'Tower' },
  ...{ engineerId: 'ann', engineerName: 'Ann', travelMinutes: 0, change: 'new', reasons: [] },
  ...{ planStart: '2099-12-03T02:00:00.000Z', planEnd: '2099-12-03T03:00:00.000Z' },
  ...more,
});
const words = (list: Stop[], unplaced: Planned['unplaced'] = []) =>
  roomWords('urgent', { list, unplaced }, 'en').replace(/2099-12-03 \d\d:00/, 'then');

describe('the words for an order that others make way for', () => {
  it('say whether it is in time, and how many agreed times move: no new one, and none that is kept', () => {
    const dueAt = '2099-12-03T04:00:00.000Z';
    const before = { engineerName: 'Ann', planStart: '2099-12-03T01:00:00.000Z' };
    expect(words([stop('urgent', { dueAt })])).toBe('Ann begins then · in time · no agreed time moves');
    expect(words([stop('urgent')])).toBe('Ann begins then · no agreed time moves');
    const others = [
      stop('moved', { change: 'moved', before }),
      stop('handed', { change: 'reassigned', before }),
      stop('kept', { change: 'kept', before }),
      stop('waits', { change: 'reassigned', before: { engineerName: 'Ann' } }),
    ];
    expect(words([stop('urgent', { dueAt }), ...others])).toBe(
      'Ann begins then · in time · 2 agreed times move',
    );
  });

  it('say that it is late all the same, that there is no room, and nothing of an order that is left out', () => {
    expect(words([stop('urgent', { dueAt: '2099-12-03T02:00:00.000Z', lateMinutes: 60 })])).toBe(
      'Ann begins then · still 1h late, and no better way was found · no agreed time moves',
    );
    const { orderId, orderNo, title, priority, cellName } = stop('urgent');
    const left = { orderId, orderNo, title, priority, cellName, reason: 'noTime' } as const;
    expect(words([], [left])).toBe('No room can be made');
    expect(words([stop('other')])).toBe('');
  });
});
