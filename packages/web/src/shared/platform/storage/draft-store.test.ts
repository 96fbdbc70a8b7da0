import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** The module as a page has it that was just loaded, in a tab with this session storage. */
async function pageIn(tab: Map<string, string>) {
  vi.resetModules();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => tab.get(key) ?? null,
    setItem: (key: string, value: string) => void tab.set(key, value),
  });
  return import('./draft-store.ts');
}

beforeEach(() => void vi.resetModules());
afterEach(() => void vi.unstubAllGlobals());

test('drafts of somebody who is signed in belong to the account, in every visit', async () => {
  expect((await pageIn(new Map())).draftOwner('a')).toBe('a');
  expect((await pageIn(new Map())).draftOwner('a')).toBe('a');
});

test('drafts before the sign-in outlive a reload of their tab, and nobody else of this phone gets them', async () => {
  const tab = new Map<string, string>();
  const owner = (await pageIn(tab)).draftOwner(undefined);
  expect((await pageIn(tab)).draftOwner(undefined)).toBe(owner);
  expect((await pageIn(new Map())).draftOwner(undefined)).not.toBe(owner);
});

test('a browser that keeps nothing of a tab still tells visits apart, and one page is one visit', async () => {
  const refusing = async () => {
    vi.resetModules();
    vi.stubGlobal('sessionStorage', undefined);
    return import('./draft-store.ts');
  };
  const page = await refusing();
  const owner = page.draftOwner(undefined);
  expect(page.draftOwner(undefined)).toBe(owner);
  expect((await refusing()).draftOwner(undefined)).not.toBe(owner);
});
