import { createClient } from '@svcdesk/core';
import type { BrowserContext } from 'playwright-core';
import { audit } from '../browser/audit.ts';
import { serveBarePage } from '../browser/bare-page.ts';
import { screens, startWebServer } from '../browser/web-server.ts';
import { benchmark } from '../harness/benchmark.ts';
import type { Scope } from '../harness/scope.ts';

const orderCount = 1000;

/** What a page of the product weighs: its words, its scripts as they come over the line, its largest answer. */
async function weigh(context: BrowserContext, url: string, shown: string) {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: true });
  await devtools.send('Network.setBypassServiceWorker', { bypass: true });
  const scripts: Promise<number>[] = [];
  const answers: Promise<string>[] = [];
  let open = true;
  page.on('requestfinished', (request) => {
    if (!open) return;
    const path = new URL(request.url()).pathname;
    if (request.resourceType() === 'script')
      scripts.push(request.sizes().then((size) => size.responseBodySize));
    if (path.startsWith('/api/') && path !== '/api/events') {
      answers.push(request.response().then((reply) => reply?.text() ?? ''));
    }
  });
  await page.goto(url);
  await page.locator(shown).first().waitFor();
  open = false;
  const [text = ''] = await page.locator('body').allInnerTexts();
  const words = text.split('\n').filter(Boolean);
  const scriptBytes = (await Promise.all(scripts)).reduce((sum, each) => sum + each, 0);
  const data = await Promise.all(answers);
  await page.close();
  return { words, scriptBytes, data };
}

async function open(scope: Scope) {
  const { server, context, port } = await startWebServer(scope, orderCount);
  const client = createClient({ baseUrl: server.url });
  await client.signIn({ account: 'engineer', password: server.password });
  const [order] = (await client.orders.page({ scope: 'group', size: 1 })).list;
  if (!order) throw new Error('there is no order to open');
  const orders = `${server.url}${screens.orders}`;
  const detail = `${server.url}${screens.detail(order.id)}`;
  const signIn = `${server.url}${screens.signIn}`;
  const signInWeight = await weigh(context, signIn, 'form');
  const bare = {
    'sign-in': await serveBarePage(scope, { ...signInWeight, scriptBytes: 0 }),
    'order list': await serveBarePage(scope, await weigh(context, orders, '.sd-rows article')),
    'order detail': await serveBarePage(scope, await weigh(context, detail, 'main h2')),
  };
  return { port, bare, own: { 'sign-in': signIn, 'order list': orders, 'order detail': detail } };
}

type Case = 'sign-in' | 'order list' | 'order detail';
const cases: readonly Case[] = ['sign-in', 'order list', 'order detail'];

/** Milliseconds in which a tap would wait. Those of lists and details swing by half with the speed of the host. */
const blockedMs: Record<Case, number> = { 'sign-in': 50, 'order list': 350, 'order detail': 200 };

/** What a phone on a slow line sees of the built app. */
export const webLoad = benchmark({
  name: 'web.load',
  work: 'Lighthouse on a usual phone, beside a bare page with the same words, scripts and data',
  cases,
  rounds: 3,
  open,
  limit: { name: 'bare page', measure: ({ port, bare }, each) => audit(bare[each as Case], port) },
  product: { name: 'web app', measure: ({ port, own }, each) => audit(own[each as Case], port) },
  goals: cases.flatMap((each) => [
    { case: each, measure: 'largestPaintMs', on: 'ratio', atMost: each === 'sign-in' ? 1.5 : 1.25 } as const,
    { case: each, measure: 'performanceScore', on: 'value', atLeast: each === 'sign-in' ? 98 : 90 } as const,
    { case: each, measure: 'blockedMs', on: 'value', atMost: blockedMs[each] } as const,
    { case: each, measure: 'layoutShift', on: 'value', atMost: 0 } as const,
    { case: each, measure: 'accessibilityScore', on: 'value', atLeast: 100 } as const,
  ]),
});
