import type { CheckedRequestOf, DataOf, devices } from '@svcdesk/core/contract';
import { statement } from '../../platform/db/index.ts';
import { type RadioFacts, readWireless } from '../../platform/devices/mibs/wireless.ts';
import { askOne, type CheckContext } from './ask.ts';

type Answer = DataOf<typeof devices.wifi>;
type Row = Answer['rows'][number];

interface Expectation {
  ssid: string;
  enabled: boolean;
  security: 'open' | 'wep' | 'protected' | null;
  channels: number[];
}

const expectedAt = statement<Expectation, [tenantId: string, cellId: string]>(
  'devices.wirelessExpectations',
  `SELECT ssid, enabled, security, channels FROM wireless_expectations
   WHERE tenant_id = $1 AND cell_id = $2 ORDER BY ssid`,
);

const onOff = (value: boolean) => (value ? 'on' : 'off');
const unique = (values: readonly (string | number | undefined)[]) =>
  [...new Set(values.filter((value) => value !== undefined))].map(String);

type Compared = Omit<Row, 'same' | 'found'> & {
  readonly values: readonly string[];
  readonly fits: (value: string) => boolean;
};

/** What is expected of one network, field by field; a field of which nothing is expected is only shown. */
function fieldsOf(wanted: Expectation, radios: readonly RadioFacts[]): Compared[] {
  const { ssid, enabled, security, channels } = wanted;
  const allowed = channels.map(String);
  return [
    { ssid, field: 'ssid', expected: ssid, values: radios.length > 0 ? [ssid] : [], fits: () => true },
    {
      ssid,
      field: 'enabled',
      expected: onOff(enabled),
      values: unique(radios.map((radio) => onOff(radio.enabled))),
      fits: (value) => value === onOff(enabled),
    },
    {
      ssid,
      field: 'security',
      expected: security || undefined,
      values: unique(radios.map((radio) => radio.security)),
      fits: (value) => !security || value === security,
    },
    {
      ssid,
      field: 'channel',
      expected: allowed.length > 0 ? allowed.join(', ') : undefined,
      values: unique(radios.map((radio) => radio.channel)),
      fits: (value) => allowed.length === 0 || allowed.includes(value),
    },
  ];
}

function rowOf({ values, fits, ...row }: Compared, known: boolean): Row[] {
  if (row.expected === undefined && values.length === 0) return [];
  // A network that is to be off may as well be gone.
  const absent = values.length === 0;
  const same = absent ? row.field === 'enabled' && row.expected === 'off' : values.every(fits);
  return [{ ...row, found: absent ? undefined : values.join(', '), same: known ? same : undefined }];
}

function rowsOf(expected: readonly Expectation[], radios: readonly RadioFacts[] | undefined): Row[] {
  const known = radios !== undefined;
  const found = Map.groupBy(radios ?? [], ({ ssid }) => ssid);
  const wanted = expected.flatMap((each) => {
    const own = found.get(each.ssid) ?? [];
    const gone = known && own.length === 0;
    const rows = fieldsOf(each, own).flatMap((field) => rowOf(field, known));
    // Nothing is to be said of the channel of a network that is not there.
    if (gone) return rows.filter(({ field }) => field === (each.enabled ? 'ssid' : 'enabled'));
    return rows;
  });
  const names = new Set(expected.map(({ ssid }) => ssid));
  const strange = [...found.keys()]
    .filter((ssid) => !names.has(ssid))
    .map((ssid): Row => ({ ssid, field: 'ssid', found: ssid, same: false }));
  return [...wanted, ...strange];
}

/** Compares what a device offers with what its site shall have. */
export async function wifi(
  { ciId }: CheckedRequestOf<typeof devices.wifi>,
  context: CheckContext,
): Promise<Answer> {
  const { answer, examined, device } = await askOne(context, ciId, readWireless);
  const expected = await expectedAt.all(context.db, context.tenantId, device.asset.cellId);
  return {
    ...answer,
    rows: rowsOf(expected, examined?.facts?.radios),
    partial: (examined?.partial ?? false) || (examined?.facts?.partial ?? false),
  };
}
