import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { createCaller } from '../client/caller.ts';
import { mockTransport } from '../testing/index.ts';
import { compareVersions } from './semver.ts';
import { versionCheckMs, watchVersion } from './version-watch.ts';

describe('comparing versions', () => {
  it('goes by numbers, not by text', () => {
    expect(compareVersions('1.10.0', '1.9.3')).toBeGreaterThan(0);
    expect(compareVersions('v2.0.0', '2.0.0+build')).toBe(0);
    expect(compareVersions('2.0.0-beta', '2.0.0')).toBeLessThan(0);
  });

  it('is an order: turning it round turns the sign', () => {
    const version = fc
      .tuple(fc.nat(20), fc.nat(20), fc.nat(20), fc.constantFrom('', '-a', '-b'))
      .map(([a, b, c, p]) => `${a}.${b}.${c}${p}`);
    fc.assert(
      fc.property(version, version, (a, b) => {
        expect(Math.sign(compareVersions(a, b))).toBe(0 - Math.sign(compareVersions(b, a)));
      }),
    );
  });
});

describe('watching for a newer version', () => {
  function watch(versions: (string | Error)[], onNewer = vi.fn()) {
    const listeners: (() => void)[] = [];
    const host = {
      onForeground: (listener: () => void) => {
        listeners.push(listener);
        return () => {};
      },
      every: (ms: number, listener: () => void) => {
        expect(ms).toBe(versionCheckMs);
        listeners.push(listener);
        return () => {};
      },
    };
    const fake = mockTransport((_, count) => {
      const version = versions[Math.min(count, versions.length) - 1];
      return version instanceof Error
        ? version
        : { text: JSON.stringify({ version, demo: true, captcha: 'none', fileBytesMax: 1, filesMax: 1 }) };
    });
    const told: (string | undefined)[] = [];
    const caller = createCaller({
      hooks: { error: ({ error }) => told.push(error?.message) },
      baseUrl: 'http://desk',
      transport: fake.transport,
      retries: 0,
      validate: false,
    });
    const stop = watchVersion({ caller, host, running: '1.2.0', onNewer, clock: () => 42 });
    const tick = async () => {
      for (const listener of listeners) listener();
      await vi.waitFor(() => {});
      await new Promise((resolve) => setImmediate(resolve));
    };
    return { onNewer, tick, stop, told, requests: fake.requests };
  }

  it('asks at start with a timestamp and stays silent about the same or an older version', async () => {
    const { onNewer, tick, requests } = watch(['1.2.0', '1.1.9']);
    await tick();
    await tick();
    expect(requests[0]?.url).toBe('http://desk/config.json?timestamp=42');
    expect(onNewer).not.toHaveBeenCalled();
  });

  it('tells of a higher one once, also after failures', async () => {
    const { onNewer, tick } = watch([new Error('offline'), '1.3.0']);
    await tick();
    await tick();
    await tick();
    expect(onNewer.mock.calls).toEqual([['1.3.0']]);
  });

  it('says so where the notice cannot be shown', async () => {
    const { onNewer, tick, told } = watch(
      ['1.3.0'],
      vi.fn(() => {
        throw new Error('no page');
      }),
    );
    await tick();
    await tick();
    expect(onNewer).toHaveBeenCalledOnce();
    expect(told).toEqual([expect.stringContaining('no page')]);
  });

  it('tells nothing any more once stopped', async () => {
    const { onNewer, tick, stop } = watch([new Error('offline'), '1.3.0']);
    stop();
    await tick();
    expect(onNewer).not.toHaveBeenCalled();
  });
});
