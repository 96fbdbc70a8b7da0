/** What a page has in a browser and jsdom lacks: a layout, the device's wishes, and a database. */
import 'fake-indexeddb/auto';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, expect, vi } from 'vitest';
import { queryClient } from '../shared/platform/api/query-client.ts';

// A part that is loaded on use is read and compiled first.
configure({
  asyncUtilTimeout: 10_000,
  // Events are handled as in a browser: what they begin goes on by itself, and is waited for by what shows.
  eventWrapper: (fire) => fire(),
});

/** A phone whose owner wants nothing to move: what opens is open at once. */
vi.stubGlobal('matchMedia', (media: string) =>
  Object.assign(new EventTarget(), { media, matches: media.includes('reduced-motion') }),
);

// Lists draw what is in sight, and the focus goes to what is laid out.
Object.defineProperties(HTMLElement.prototype, {
  clientWidth: { get: () => 390 },
  clientHeight: { get: () => 844 },
  offsetHeight: { get: () => 60 },
  offsetParent: {
    get(this: HTMLElement) {
      return this.parentElement;
    },
  },
});
HTMLElement.prototype.setPointerCapture = () => {};
HTMLElement.prototype.scrollIntoView = () => {};

/** What React complains of is a fault. */
const complaints = vi.spyOn(console, 'error');

afterEach(async () => {
  cleanup();
  // What one test was answered is not what another is shown, and what it still asks for is not asked of another.
  await queryClient.cancelQueries();
  await new Promise((resolve) => setTimeout(resolve));
  queryClient.clear();
  localStorage.clear();
  expect(complaints.mock.calls).toEqual([]);
  complaints.mockClear();
});
