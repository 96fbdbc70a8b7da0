import { momentFact } from '../../../shared/platform/i18n/time-words.ts';
import { textNow } from '../../../shared/platform/i18n/use-text.ts';
import { text as book } from '../phrases/index.ts';
import { countPorts, type DeviceStatus, portState, type WifiResult } from './status.ts';

type Asked = Pick<DeviceStatus, 'name' | 'address' | 'readAt' | 'reachable' | 'notAsked' | 'lastSeenAt'>;

function headOf({ name, address = '–', readAt, reachable, notAsked, lastSeenAt }: Asked): string[] {
  const text = textNow(book);
  const head = text.attach.lines(name, address, momentFact(readAt));
  if (reachable) return [head, text.head.online];
  const why = notAsked === undefined ? text.reach.silent : text.reach[notAsked as 'offShelf'];
  return [head, why, ...(lastSeenAt ? [text.reach.lastSeen(momentFact(lastSeenAt))] : [])];
}

/** What a status check found, for whoever reads the order. */
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
      : [`${text.system.uptime} ${text.system.days(Math.floor(system.uptimeSeconds / 86_400))}`]),
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
