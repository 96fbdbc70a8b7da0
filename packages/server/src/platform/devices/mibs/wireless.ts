import type { SnmpReader } from '../snmp/session.ts';
import { isTrue, numberOf, readTable, textOf } from '../snmp/table.ts';

/** A wireless network as one radio of a device offers it, by the MIB of IEEE 802.11. */
export interface RadioFacts {
  readonly ssid: string;
  readonly enabled: boolean;
  readonly security: 'open' | 'wep' | 'protected';
  readonly channel?: number;
}

const dot11 = '1.2.840.10036';

const columns = {
  ssid: `${dot11}.1.1.1.9`,
  privacy: `${dot11}.1.5.1.1`,
  rsn: `${dot11}.1.5.1.7`,
  channel24: `${dot11}.4.5.1.1`,
  channel5: `${dot11}.4.11.1.1`,
  admin: '1.3.6.1.2.1.2.2.1.7',
};

/** Reads what a device offers; every table is indexed by the radio's interface. */
export async function readWireless(reader: SnmpReader) {
  const { rows, partial } = await readTable(reader, columns);
  const radios = [...rows.values()].flatMap((row): RadioFacts[] => {
    const ssid = textOf(row.ssid);
    if (ssid === '') return [];
    const open = isTrue(row.privacy) ? 'wep' : 'open';
    return [
      {
        ssid,
        // What has no state of its own is on as long as its device offers it.
        enabled: row.admin === undefined || row.admin === 1,
        security: isTrue(row.rsn) ? 'protected' : open,
        channel: numberOf(row.channel24) ?? numberOf(row.channel5),
      },
    ];
  });
  return { radios, partial };
}
