import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { currentLocale, useLocale } from '../../shared/platform/i18n/locale.ts';
import type { DeviceStatus, SiteResult, WifiResult } from './status.ts';
import { siteSummary, statusFault, wifiFault } from './summary.ts';

const usual = currentLocale();
beforeAll(() => useLocale.setState({ locale: 'zh-CN' }));
afterAll(() => useLocale.setState({ locale: usual }));

const reached = { ciId: 'a', name: 'SW-1', className: '', cellName: '', readAt: '2026-11-20T02:00:00Z' };
const status = (more: Partial<DeviceStatus>): DeviceStatus => ({
  ...reached,
  reachable: true,
  services: [],
  interfaces: [],
  partial: false,
  ...more,
});
const wifi = (more: Partial<WifiResult>): WifiResult => ({
  ...reached,
  reachable: true,
  services: [],
  rows: [],
  partial: false,
  ...more,
});
const errors = { index: 1, name: 'G0/1', enabled: true, up: true, inErrorCount: 3 };

describe('what is wrong with a device', () => {
  it('is that it does not answer, or how much of it is at fault, and otherwise nothing', () => {
    expect(statusFault(status({}))).toBeUndefined();
    expect(statusFault(status({ interfaces: [errors] }))).toBe('1 处异常');
    expect(statusFault(status({ reachable: false }))).toBe('不通');
    const row = { ssid: 'office', field: 'channel', expected: '6', found: '11' };
    expect(wifiFault(wifi({ rows: [{ ...row, same: false }, row] }))).toBe('1 项与要求不一致');
    expect(wifiFault(wifi({ rows: [{ ...row, same: true }] }))).toBeUndefined();
  });

  it('is not known of one that was not asked', () => {
    expect(statusFault(status({ reachable: false, notAsked: 'addressMissing' }))).toBeUndefined();
    expect(wifiFault(wifi({ reachable: false, notAsked: 'offShelf' }))).toBeUndefined();
  });
});

it('a site is told by what is online, what does not answer and since when, and what is at fault', () => {
  const site = {
    readAt: reached.readAt,
    controllers: [{ ...reached, reachable: false, services: [], lastSeenAt: '2026-11-19T02:00:00Z' }],
    accessPoints: [
      { name: 'AP-1', state: 'online' },
      { name: 'AP-2', state: 'missing' },
    ],
    switches: [
      {
        ...reached,
        name: 'SW-2',
        reachable: true,
        services: [],
        supplies: [],
        ports: [{ group: 1, port: 3, enabled: true, state: 'fault' }],
        partial: false,
      },
    ],
  } as unknown as SiteResult;
  const [head, ...lines] = siteSummary(site).split('\n');
  expect(head).toMatch(/^AC 与 PoE 检测，2026-11-20 /);
  expect(lines).toEqual([
    '接入点在线 1/2',
    expect.stringMatching(/^SW-1: 不通, 最后一次在线：2026-11-19 /),
    'AP-2: 控制器未发现',
    '故障端口 1 个',
  ]);
});
