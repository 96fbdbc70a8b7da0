import type { CheckedRequestOf, DataOf, devices } from '@svcdesk/core/contract';
import { statement } from '../../platform/db/index.ts';
import type { wirelessExpectations } from '../../platform/db/schema/index.ts';
import { type RadioFacts, readInterfaces, readWireless } from '../../platform/devices/mibs.ts';
import type { DomainHandlers } from '../../platform/http/handler.ts';
import type { HasSiteAccess } from '../sites/index.ts';
import { acPoe } from './ac-poe.ts';
import { askOne, type CheckContext, isPartial } from './ask.ts';

type Answer = DataOf<typeof devices.wifi>;
type Row = Answer['rows'][number];

type Expectation = Pick<
  typeof wirelessExpectations.$inferSelect,
  'ssid' | 'enabled' | 'security' | 'channels'
>;

const expectedAt = statement<Expectation, [tenantId: string, cellId: string]>(
  'devices.wirelessExpectations',
  `SELECT ssid, enabled, security, channels FROM wireless_expectations
   WHERE tenant_id = $1 AND cell_id = $2 ORDER BY ssid`,
);

const onOff = (value: boolean) => (value ? 'on' : 'off');

/** What is expected of one network, field by field; a field of which nothing is expected is only shown. */
function fieldsOf({ ssid, ...wanted }: Expectation, radios: readonly RadioFacts[], isKnown: boolean): Row[] {
  const fields = [
    ['ssid', [ssid], radios.map((radio) => radio.ssid)],
    ['enabled', [onOff(wanted.enabled)], radios.map((radio) => onOff(radio.enabled))],
    ['security', wanted.security ? [wanted.security] : [], radios.map((radio) => radio.security)],
    ['channel', wanted.channels.map(String), radios.flatMap(({ channel = [] }) => channel).map(String)],
  ] as const satisfies [Row['field'], string[], string[]][];
  return fields.flatMap(([field, allowed, offered]): Row[] => {
    const expected = allowed.join(', ') || undefined;
    const found = [...new Set<string>(offered)].join(', ') || undefined;
    if (!expected && !found) return [];
    const fits = offered.every((value) => !expected || allowed.some((each) => each === value));
    // A network that is to be off may as well be gone.
    const same = found ? fits : field === 'enabled' && expected === 'off';
    return [{ ssid, field, expected, found, same: isKnown ? same : undefined }];
  });
}

function rowsOf(expected: readonly Expectation[], radios: readonly RadioFacts[] | undefined): Row[] {
  const isKnown = radios !== undefined;
  const found = Map.groupBy(radios ?? [], ({ ssid }) => ssid);
  const wanted = expected.flatMap((each) => {
    const rows = fieldsOf(each, found.get(each.ssid) ?? [], isKnown);
    if (!isKnown || found.has(each.ssid)) return rows;
    // A network that was not found has no channel to judge.
    return rows.filter(({ field }) => field === (each.enabled ? 'ssid' : 'enabled'));
  });
  const names = new Set(expected.map(({ ssid }) => ssid));
  const strange = [...found.keys()]
    .filter((ssid) => !names.has(ssid))
    .map((ssid): Row => ({ ssid, field: 'ssid', found: ssid, same: false }));
  return [...wanted, ...strange];
}

/** Compares what a device offers with what its site shall have. */
async function wifi({ ciId }: CheckedRequestOf<typeof devices.wifi>, context: CheckContext): Promise<Answer> {
  const asked = await askOne(context, ciId, readWireless);
  const { answer, examined, device } = asked;
  const expected = await expectedAt.all(context.db, context.tenantId, device.asset.cellId);
  return { ...answer, rows: rowsOf(expected, examined?.facts?.radios), partial: isPartial(asked) };
}

/** Whether a device answers, and what it says of itself and its interfaces. */
async function status(
  { ciId }: CheckedRequestOf<typeof devices.status>,
  context: CheckContext,
): Promise<DataOf<typeof devices.status>> {
  const asked = await askOne(context, ciId, readInterfaces);
  const { answer, examined } = asked;
  const interfaces = [...(examined?.facts?.interfaces ?? [])];
  return { ...answer, system: examined?.system, interfaces, partial: isPartial(asked) };
}

/** Devices are checked by whom a permission gives access to their site. */
export const devicesHandlers = (hasSiteAccess: HasSiteAccess): DomainHandlers<typeof devices> => ({
  acPoe: (input, context) => acPoe(input, { ...context, hasSiteAccess }),
  status: (input, context) => status(input, { ...context, hasSiteAccess }),
  wifi: (input, context) => wifi(input, { ...context, hasSiteAccess }),
});
