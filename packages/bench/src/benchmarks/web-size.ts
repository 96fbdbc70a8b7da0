import { firstLoadLimits, scriptsBefore, signIn } from '@svcdesk/tools/browser';
import { buildStarted } from '@svcdesk/tools/build';
import { startServer } from '@svcdesk/tools/server';
import { startPhoneBrowser } from '../browser/phone-browser.ts';
import { screens } from '../browser/web-server.ts';
import { benchmark } from '../harness/benchmark.ts';

/** What a phone loads before it shows something. */
export const webSize = benchmark({
  name: 'web.size',
  work: 'scripts of the built app that a fresh browser loads before the screen shows',
  cases: ['sign-in', 'order list'],
  rounds: 1,
  timed: false,
  async open(scope) {
    const server = await startServer({ entry: await buildStarted() });
    scope.own(server, () => server.stop());
    const { context } = await startPhoneBrowser(scope);
    const load = async (address: string, shown: string) =>
      scriptsBefore(await context.newPage(), server.url + address, shown);
    const first = await load(screens.signIn, 'form');
    await signIn(await context.newPage(), server.url, 'engineer', server.password);
    return { 'sign-in': first, 'order list': await load(screens.orders, '.sd-rows article') };
  },
  product: {
    name: 'web app',
    measure: async (sizes, each) => ({ gzipKilobytes: sizes[each as keyof typeof sizes] }),
  },
  goals: [
    { case: 'sign-in', measure: 'gzipKilobytes', on: 'value', atMost: firstLoadLimits.signIn },
    { case: 'order list', measure: 'gzipKilobytes', on: 'value', atMost: firstLoadLimits.list },
  ],
});
