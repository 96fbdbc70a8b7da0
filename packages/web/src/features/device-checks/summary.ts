import { currentLocale } from '../../shared/platform/i18n/locale.ts';
import { minutesText, momentFact } from '../../shared/platform/i18n/time-words.ts';
import { textNow } from '../../shared/platform/i18n/use-text.ts';
import { text as book } from './phrases.ts';
import {
  countPorts,
  type DeviceStatus,
  faultCount,
  onlineCount,
  portFaultCount,
  portState,
  type SiteResult,
  type WifiResult,
} from './status.ts';

type Asked = Pick<DeviceStatus, 'name' | 'address' | 'readAt' | 'reachable' | 'notAsked' | 'lastSeenAt'>;

function headOf({ name, address = '–', readAt, reachable, notAsked, lastSeenAt }: Asked): string[] {
  const text = textNow(book);
  const head = text.attach.lines(name, address, momentFact(readAt));
  if (reachable) return [head, text.head.online];
  const why = notAsked === undefined ? text.reach.silent : text.reach[notAsked as 'offShelf'];
  return [head, why, ...(lastSeenAt ? [text.reach.lastSeen(momentFact(lastSeenAt))] : [])];
}

/** What a status check found, for readers of the order. */
export function statusSummary(found: DeviceStatus): string {
  const text = textNow(book);
  const { interfaces, system } = found;
  const { up, down, off } = countPorts(interfaces);
  const faults = interfaces
    .filter((port) => portState(port) === 'fault')
    .map(
      ({ name, inErrorCount = 0, outErrorCount = 0 }) =>
        `${name}: ${text.ports.errors(inErrorCount + outErrorCount)}`,
    );
  return [
    ...headOf(found),
    ...(system?.uptimeSeconds === undefined
      ? []
      : [`${text.system.uptime} ${minutesText(Math.floor(system.uptimeSeconds / 60), currentLocale())}`]),
    ...(interfaces.length === 0 ? [] : [`${text.ports.title} ${text.ports.summary(up, down, off)}`]),
    ...faults,
  ].join('\n');
}

/** The same of the wireless configuration. */
export function wifiSummary(found: WifiResult): string {
  const text = textNow(book).wifi;
  const differing = found.rows.filter(({ same }) => same === false);
  const unread = found.rows.every(({ same }) => same === undefined);
  const allSame = unread ? text.notRead : text.allSame;
  return [
    ...headOf(found),
    differing.length === 0 ? allSame : text.differing(differing.length),
    ...differing.map(
      ({ ssid, field, expected, found: seen }) =>
        `${ssid} ${text.field[field as 'ssid'] ?? field}: ${text.expected} ${expected ?? text.nothing}, ${text.found} ${seen ?? text.nothing}`,
    ),
  ].join('\n');
}

/** What is wrong with a device, in a few words; undefined when nothing is. */
export function statusFault(found: DeviceStatus): string | undefined {
  const text = textNow(book).head;
  if (!found.reachable) return found.notAsked === undefined ? text.offline : undefined;
  const count = faultCount(found);
  return count > 0 ? text.faults(count) : undefined;
}

/** The same of the wireless configuration. */
export function wifiFault(found: WifiResult): string | undefined {
  const text = textNow(book);
  if (!found.reachable) return found.notAsked === undefined ? text.head.offline : undefined;
  const count = found.rows.filter(({ same }) => same === false).length;
  return count > 0 ? text.wifi.differing(count) : undefined;
}

/** What stands where at a site, for readers of the order. */
export function siteSummary(site: SiteResult): string {
  const text = textNow(book);
  const words = text.acPoe;
  const { controllers, accessPoints, switches } = site;
  const seen = (lastSeenAt: string | undefined) =>
    lastSeenAt === undefined ? text.reach.neverSeen : text.reach.lastSeen(momentFact(lastSeenAt));
  const unreached = [...controllers, ...switches].filter(({ reachable }) => !reachable);
  const off = accessPoints.filter(({ state }) => state !== 'online');
  const faults = portFaultCount(site);
  return [
    words.siteLine(momentFact(site.readAt)),
    ...(accessPoints.length === 0 ? [] : [words.onlineLine(onlineCount(site), accessPoints.length)]),
    ...unreached.map(({ name, lastSeenAt }) => `${name}: ${text.head.offline}, ${seen(lastSeenAt)}`),
    ...off.map(({ name, state }) => `${name}: ${words.state[state as 'online'] ?? state}`),
    ...(faults === 0 ? [] : [words.faultLine(faults)]),
  ].join('\n');
}
