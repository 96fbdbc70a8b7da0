import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { memoryTable } from '../../platform/storage/device-db.ts';
import { draftKeeper } from '../../platform/storage/draft-keeper.ts';
import { type Draft, ownKey } from '../../platform/storage/draft-store.ts';
import { type LiveDraft, putBack } from './use-draft.ts';

interface Report {
  title: string;
  remark: string;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const blank: Report = { title: '', remark: '' };
const earlier: Report = { title: 'Old title', remark: 'Old remark' };

function liveOf(typed: Partial<Report>, done = false): LiveDraft<Report> {
  return { value: { ...blank, ...typed }, typed, done };
}

test('an earlier draft comes back whole where nothing was typed, and is not kept anew', () => {
  const [live, save] = [liveOf({}), vi.fn()];
  putBack(live, earlier, save);
  expect(live.value).toEqual(earlier);
  expect(save).not.toHaveBeenCalled();
});

test('what was typed before the earlier draft was read stays, also where it was emptied', () => {
  const typed = { title: '' };
  const live = liveOf(typed);
  putBack(live, earlier, () => {});
  expect(live.value).toEqual({ title: '', remark: 'Old remark' });
});

test('both are kept: what was typed before the reading does not push the rest of the earlier draft out', async () => {
  const store = memoryTable<Draft>();
  await store.put({ key: ownKey('me:report:1'), value: earlier, savedAtMs: 1 });
  const keeper = draftKeeper<Report>(async () => store, 'me:report:1');
  const kept = async () => (await keeper.load()).own?.value as Report;
  const live = liveOf({ title: 'New title' });
  keeper.save(live.value);
  putBack(live, await kept(), keeper.save);
  await keeper.flush();
  await expect(kept()).resolves.toEqual({ title: 'New title', remark: 'Old remark' });
});

test('what the server has is not kept again', () => {
  const [live, save] = [liveOf({ title: 'Sent' }, true), vi.fn()];
  putBack(live, earlier, save);
  expect(save).not.toHaveBeenCalled();
});
