import { type BrowserContextOptions, test as base, expect } from '@playwright/test';
import { signIn } from './acts/sign-in.ts';
import { holdPhone, type Phone, phone } from './phone.ts';
import { keptPhones, type StorageState, server } from './server.ts';

export { expect } from '@playwright/test';

/** What a phone may differ in from the usual one. */
export interface PhoneOptions extends BrowserContextOptions {
  /** Signed in already. */
  readonly as?: string;
  /** Whether the app reads ahead what is not asked for yet; it does in the long run unless said. */
  readonly readsAhead?: boolean;
}

interface Journey {
  /** Opens another phone; none may report an error in its console. */
  readonly take: (options?: PhoneOptions) => Promise<Phone>;
}

interface Worker {
  /** What a phone keeps after a sign-in by the form; one that is not kept for the run signs in once a worker. */
  readonly keptBy: (account: string) => Promise<StorageState>;
}

/** A test with phones in the browser, against the run's own server. */
export const journey = base.extend<Journey, Worker>({
  keptBy: [
    async ({ browser }, use) => {
      const kept = new Map<string, StorageState | Promise<StorageState>>(Object.entries(keptPhones));
      const enter = async (account: string) => {
        const context = await browser.newContext({ ...phone, baseURL: server.url });
        const held = await holdPhone(context);
        await signIn(held, account, server.password);
        const state = await context.storageState();
        await context.close();
        return state;
      };
      await use((account) => {
        const known = kept.get(account) ?? enter(account);
        kept.set(account, known);
        return Promise.resolve(known);
      });
    },
    { scope: 'worker' },
  ],
  take: async ({ browser, keptBy }, use) => {
    const phones: Phone[] = [];
    await use(async ({ as, readsAhead, ...options } = {}) => {
      const context = await browser.newContext({
        ...phone,
        baseURL: server.url,
        serviceWorkers: 'block',
        ...(as !== undefined && { storageState: await keptBy(as) }),
        ...options,
      });
      const held = await holdPhone(context, readsAhead);
      phones.push(held);
      return held;
    });
    for (const { context } of phones) {
      // What a page still asks for when its test is over may be on its way through a route of that test.
      await Promise.all(context.pages().map((page) => page.unrouteAll({ behavior: 'ignoreErrors' })));
      await context.close();
    }
    expect(
      phones.flatMap(({ complaints }) => complaints),
      'no page may complain in its console',
    ).toEqual([]);
  },
});
