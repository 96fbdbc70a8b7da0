import { beforeEach, expect, test } from 'vitest';
import { useLocale } from '../../platform/i18n/locale.ts';
import { sharedText } from '../../platform/phrases/shared.ts';
import { type SlaClock, slaView } from './sla-view.ts';

const nowMs = Date.parse('2026-11-20T10:00:00Z');
const words = sharedText.in('zh-CN').order.sla;
const view = (clock: SlaClock) => slaView(clock, nowMs, words);

beforeEach(() => useLocale.getState().choose('zh-CN'));

test('a running clock shows its share and what is left in minutes', () => {
  expect(view({ slaState: 'ok', slaShare: 0.2, nextDueAt: '2026-11-20T15:40:20Z' })).toEqual({
    tone: 'ok',
    share: 0.2,
    words: '还剩 5小时40分',
  });
});

test('what is days away is told in hours, like every duration', () => {
  expect(view({ slaState: 'ok', slaShare: 0.1, nextDueAt: '2026-11-23T09:59:00Z' })?.words).toBe(
    '还剩 71小时59分',
  );
  expect(view({ slaState: 'ok', slaShare: 0.1, nextDueAt: '2026-12-09T15:40:00Z' })?.words).toBe(
    '还剩 461小时40分',
  );
  expect(view({ slaState: 'late', slaShare: 1, nextDueAt: '2026-11-17T09:00:00Z' })?.words).toBe(
    '已超时 73小时',
  );
});

test('the last minute is still one minute, never zero', () => {
  expect(view({ slaState: 'soon', slaShare: 0.99, nextDueAt: '2026-11-20T10:00:20Z' })?.words).toBe(
    '还剩 1分',
  );
});

test('a late order is full and says by how much', () => {
  expect(view({ slaState: 'late', slaShare: 1.4, nextDueAt: '2026-11-20T09:42:00Z' })).toEqual({
    tone: 'late',
    share: 1,
    words: '已超时 18分',
  });
});

test('a deadline that passed since the server answered is late too', () => {
  expect(view({ slaState: 'soon', slaShare: 0.9, nextDueAt: '2026-11-20T09:58:00Z' })?.tone).toBe('late');
});

test('a paused clock keeps its share and shows no time', () => {
  expect(view({ slaState: 'paused', slaShare: 0.46 })).toEqual({
    tone: 'paused',
    share: 0.46,
    words: '计时暂停',
  });
});

test('a finished clock says how it ended and draws no bar', () => {
  expect(view({ slaState: 'met', slaShare: 1 })).toEqual({ tone: 'ok', words: '已按时完成' });
  expect(view({ slaState: 'missed' })?.tone).toBe('late');
});

test('no target, or a state of a newer server, shows nothing', () => {
  expect(view({ slaState: 'none' })).toBeUndefined();
  expect(view({ slaState: 'dreaming' })).toBeUndefined();
});
