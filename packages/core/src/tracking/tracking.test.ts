import { describe, expect, it, vi } from 'vitest';
import { createCaller } from '../client/caller.ts';
import { type MockAnswer, mockTransport } from '../testing/index.ts';
import { maxKeepaliveBytes, type PageWindow, pageHost } from './page-host.ts';
import { findPublicIp, publicIpWaitMs } from './public-ip.ts';
import { createTracker, maxTrackingFailures, maxTrackingQueue, type TrackerOptions } from './tracker.ts';

const now = Date.parse('2026-11-20T00:00:00Z');
const kept: MockAnswer = { data: { accepted: 1 } };

function mock(
  answers: MockAnswer[],
  options: Partial<TrackerOptions> & { beacon?: boolean | 'throws' } = {},
) {
  const fake = mockTransport(answers);
  const target = { baseUrl: 'http://desk' };
  const beacons: { url: string; body: { events: unknown[] }; headers: Record<string, string> }[] = [];
  let hide = () => {};
  let tick = () => {};
  const tracker = createTracker({
    ...target,
    caller: createCaller({ ...target, transport: fake.transport }),
    host: {
      onHide: (listener) => {
        hide = listener;
        return () => {
          hide = () => {};
        };
      },
      every: (_ms, listener) => {
        tick = listener;
        return () => {
          tick = () => {};
        };
      },
      beacon: (url, body, headers) => {
        if (options.beacon === 'throws') throw new Error('no beacon');
        if (options.beacon === false) return false;
        beacons.push({ url, body: JSON.parse(body), headers });
        return true;
      },
    },
    appName: 'svcdesk',
    clock: () => now,
    ...options,
  });
  const bodies = () =>
    fake.requests.map(
      ({ body }) => JSON.parse(String(body)) as { appName: string; events: { target?: string }[] },
    );
  return { tracker, beacons, bodies, hide: () => hide(), tick: () => tick() };
}

/** Lets everything that waits on resolved promises run. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('usage tracking', () => {
  it('sends views and clicks together, with app, module and time', async () => {
    const { tracker, bodies, tick } = mock([kept]);
    tracker.view('login', '/login');
    tracker.click('todoItems', '/userSide/homePage', 'accept');
    expect(bodies()).toEqual([]);
    tick();
    await settled();
    expect(bodies()).toEqual([
      {
        appName: 'svcdesk',
        events: [
          { module: 'login', type: 'view', page: '/login', at: '2026-11-20T00:00:00.000Z' },
          {
            module: 'todoItems',
            type: 'click',
            page: '/userSide/homePage',
            target: 'accept',
            at: '2026-11-20T00:00:00.000Z',
          },
        ],
      },
    ]);
    tick();
    await settled();
    expect(bodies()).toHaveLength(1);
  });

  it('sends no more than a hundred at once and keeps no more than it may', async () => {
    const { tracker, bodies } = mock([kept]);
    for (let index = 0; index < maxTrackingQueue + 3; index++) tracker.click('other', '/', String(index));
    tracker.flush();
    await settled();
    expect(bodies().map(({ events }) => events.length)).toEqual([100, 100, 100, 100, 100]);
    expect(bodies()[0]?.events[0]?.target).toBe('3');
  });

  it('keeps events over a failure and drops them silently after the third in a row', async () => {
    const { tracker, bodies, tick } = mock([new Error('cut')]);
    tracker.view('login', '/login');
    for (let index = 0; index < maxTrackingFailures + 2; index++) {
      tick();
      await settled();
    }
    expect(bodies()).toHaveLength(maxTrackingFailures);
    tracker.view('login', '/again');
    tick();
    await settled();
    expect(bodies().at(-1)?.events).toHaveLength(1);
  });

  it('counts failures anew after a success', async () => {
    const cut = new Error('cut');
    const { tracker, bodies, tick } = mock([cut, cut, kept, cut, cut, kept]);
    tracker.view('login', '/one');
    for (let index = 0; index < 3; index++) {
      tick();
      await settled();
    }
    tracker.view('login', '/two');
    for (let index = 0; index < 3; index++) {
      tick();
      await settled();
    }
    expect(bodies()).toHaveLength(6);
  });

  it('hands what waits to the beacon when the app is hidden, and not a second time', async () => {
    const { tracker, beacons, bodies, hide, tick } = mock([kept], { paths: { tapi: 'gw' } });
    tracker.view('mySchedule', '/userSide/workCalendar');
    hide();
    tick();
    await settled();
    expect(beacons).toMatchObject([{ url: 'http://desk/gw/track/create', body: { events: [{}] } }]);
    expect(bodies()).toEqual([]);
  });

  it('sends as usual when the beacon does not take it', async () => {
    const { tracker, bodies, hide } = mock([kept], { beacon: false });
    tracker.view('login', '/login');
    hide();
    await settled();
    expect(bodies()).toHaveLength(1);
  });

  it('carries token and no-cache also in what it hands over', () => {
    const target = { baseUrl: 'http://desk' };
    const session = { token: () => 't7.a', lost: () => {} };
    const caller = createCaller({ ...target, session, transport: mockTransport([kept]).transport });
    const { tracker, beacons, hide } = mock([kept], { caller });
    tracker.view('mySchedule', '/userSide/workCalendar');
    hide();
    expect(beacons[0]?.headers).toMatchObject({
      token: 't7.a',
      'Cache-Control': 'no-cache',
      'Content-Type': 'application/json',
    });
  });

  it('never waits for the public address, and does without it when it is not known', async () => {
    let tell = (_address: string) => {};
    const publicIp = vi.fn(() => new Promise<string>((resolve) => (tell = resolve)));
    const { tracker, bodies } = mock([kept], { publicIp });
    const send = async (page: string) => {
      tracker.view('login', page);
      tracker.flush();
      await settled();
    };
    await send('/a');
    await send('/b');
    expect(publicIp).toHaveBeenCalledTimes(1);
    tell('203.0.113.7');
    await settled();
    await send('/c');
    const addresses = bodies().map(({ events }) => (events[0] as { publicIp?: string }).publicIp);
    expect(addresses).toEqual([undefined, undefined, '203.0.113.7']);
    const failing = mock([kept], { publicIp: () => Promise.reject(new Error('no')) });
    failing.tracker.view('login', '/a');
    failing.tracker.flush();
    await settled();
    expect(failing.bodies()[0]?.events[0]).not.toHaveProperty('publicIp');
  });

  it('never throws, whatever it is given throws', async () => {
    const told = vi.spyOn(console, 'error').mockImplementation(() => {});
    const fail = () => {
      throw new Error('no device');
    };
    const { tracker, bodies, hide } = mock([kept], { clock: fail, publicIp: fail, beacon: 'throws' });
    tracker.view('login', '/a');
    tracker.flush();
    await settled();
    tracker.view('login', '/b');
    hide();
    await settled();
    tracker.close();
    expect(bodies().map(({ events }) => events.length)).toEqual([1, 1]);
    expect(told).toHaveBeenCalled();
    told.mockRestore();
  });

  it('sends what waits when it is closed, and nothing after', async () => {
    const { tracker, beacons, bodies, hide, tick } = mock([kept]);
    tracker.view('login', '/login');
    tracker.close();
    expect(beacons).toHaveLength(1);
    tracker.view('login', '/late');
    hide();
    tick();
    await settled();
    expect([beacons.length, bodies().length]).toEqual([1, 0]);
  });
});

describe('the public address', () => {
  const services = ['http://first', 'http://second'];

  it.each([
    ['203.0.113.7\n', '203.0.113.7'],
    ['{"ip":"2001:db8::1"}', '2001:db8::1'],
  ])('is read from %j', async (text, ip) => {
    expect(await findPublicIp({ services, transport: mockTransport([{ text }]).transport })).toBe(ip);
  });

  it.each<[string, MockAnswer]>([
    ['fails', new Error('cut')],
    ['refuses', { text: '203.0.113.9', http: 503 }],
    ['answers a page', { text: '<html>203.0.113.9</html>' }],
    ['answers what is no address', { text: '999.1.1.1' }],
    ['answers broken JSON', { text: '{"ip":' }],
    ['answers another shape', { text: '{"ip":7}' }],
  ])('comes from the second service when the first %s', async (_name, answer) => {
    const { transport, requests } = mockTransport([answer, { text: '203.0.113.7' }]);
    expect(await findPublicIp({ services, transport })).toBe('203.0.113.7');
    expect(requests.map(({ url }) => url)).toEqual(services);
  });

  it('is unknown when no service can tell, and no service is asked when none is named', async () => {
    const { transport, requests } = mockTransport([new Error('cut')]);
    expect(await findPublicIp({ services, transport })).toBeUndefined();
    expect(await findPublicIp({ services: [], transport })).toBeUndefined();
    expect(requests).toHaveLength(2);
  });

  it('waits no longer than two seconds for each service', async () => {
    vi.useFakeTimers();
    const silent = vi.fn(
      (_url: string, { signal }: { signal?: AbortSignal }) =>
        new Promise<never>((_, reject) => signal?.addEventListener('abort', () => reject(new Error('late')))),
    );
    const asked = findPublicIp({ services, fetch: silent as unknown as typeof fetch });
    await vi.advanceTimersByTimeAsync(publicIpWaitMs);
    expect(silent).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(publicIpWaitMs);
    expect(await asked).toBeUndefined();
    vi.useRealTimers();
  });
});

describe("a browser's page", () => {
  function page(sendBeacon?: PageWindow['navigator']['sendBeacon'], fetch?: PageWindow['fetch']) {
    const heard = new Map<string, Set<() => void>>();
    const add = (type: string, listener: () => void) =>
      void heard.set(type, (heard.get(type) ?? new Set()).add(listener));
    const remove = (type: string, listener: () => void) => void heard.get(type)?.delete(listener);
    const document = { visibilityState: 'visible', addEventListener: add, removeEventListener: remove };
    const window = {
      document,
      navigator: { sendBeacon },
      addEventListener: add,
      removeEventListener: remove,
      setInterval: (run: () => void) => {
        add('tick', run);
        return run;
      },
      clearInterval: (timer: unknown) => remove('tick', timer as () => void),
      Blob,
      Request: { prototype: fetch ? { keepalive: false } : {} },
      fetch: fetch ?? (() => Promise.reject(new Error('not to be asked'))),
    } satisfies PageWindow;
    const say = (type: string) => {
      for (const listener of heard.get(type) ?? []) listener();
    };
    return { window, document, say };
  }

  it('tells of hiding, leaving, coming back and time, until it is told to stop', () => {
    const { window, document, say } = page();
    const host = pageHost(window);
    const log: string[] = [];
    const ends = [
      host.onHide(() => log.push('hide')),
      host.onForeground(() => log.push('back')),
      host.every(10, () => log.push('tick')),
    ];
    const all = () => {
      for (const state of ['hidden', 'visible']) {
        document.visibilityState = state;
        say('visibilitychange');
      }
      say('pagehide');
      say('tick');
    };
    all();
    expect(log).toEqual(['hide', 'back', 'hide', 'tick']);
    for (const end of ends) end();
    all();
    expect(log).toHaveLength(4);
  });

  it('sends by fetch with its headers beyond the page, up to what browsers carry on with, and the rest by beacon', async () => {
    const fetches: { headers: Record<string, string>; body: string; keepalive: boolean }[] = [];
    let finish = () => {};
    const sendBeacon = vi.fn(() => true);
    const { beacon } = pageHost(
      page(sendBeacon, (_url, init) => {
        fetches.push(init);
        return new Promise<void>((resolve) => (finish = resolve));
      }).window,
    );
    const big = '字'.repeat(maxKeepaliveBytes / 3 - 10);
    for (const body of [big, big]) expect(beacon?.('http://desk/x', body, { token: 't' })).toBe(true);
    expect(fetches).toMatchObject([{ method: 'POST', keepalive: true, headers: { token: 't' }, body: big }]);
    expect(sendBeacon).toHaveBeenCalledOnce();
    finish();
    await settled();
    beacon?.('http://desk/x', big, {});
    expect(fetches).toHaveLength(2);
  });

  it('sends a beacon as JSON where the browser has no more than that', async () => {
    const beacons: Blob[] = [];
    const host = pageHost(
      page((_url, body) => {
        beacons.push(body as Blob);
        return true;
      }).window,
    );
    expect(host.beacon?.('http://desk/x', '{"a":1}', {})).toBe(true);
    expect(beacons[0]?.type).toBe('application/json');
    expect(await beacons[0]?.text()).toBe('{"a":1}');
    expect(pageHost(page().window).beacon?.('http://desk/x', '{}', {})).toBe(false);
  });
});
