import { type AgentTable, columnTypes } from '@svcdesk/server/testing/snmp-agent';

const { whole, text, gauge, ticks } = columnTypes;
const dot11 = '1.2.840.10036';
const capwap = '1.3.6.1.2.1.196.1.2';
const poe = '1.3.6.1.2.1.105.1';
const [hall, store] = ['001122334401', '001122334402'].map((mac) => Buffer.from(mac, 'hex'));

/** Networks that a controller sends out: the first as it should be, the second open and on a channel of its own. */
export const wirelessTables = (office: string, tills: string): readonly AgentTable[] => [
  {
    oid: `${dot11}.1.1.1`,
    index: [1],
    columns: { 1: whole, 9: text },
    rows: [
      { 1: 11, 9: office },
      { 1: 12, 9: tills },
    ],
  },
  {
    oid: `${dot11}.1.5.1`,
    index: [20],
    columns: { 1: whole, 7: whole, 20: whole },
    rows: [
      { 1: 1, 7: 1, 20: 11 },
      { 1: 2, 7: 2, 20: 12 },
    ],
  },
  {
    oid: `${dot11}.4.5.1`,
    index: [20],
    columns: { 1: whole, 20: whole },
    rows: [
      { 1: 6, 20: 11 },
      { 1: 3, 20: 12 },
    ],
  },
];

/** Access points of a controller: one that is there with a guest, one that is on its way. */
export const accessPointTables: readonly AgentTable[] = [
  {
    oid: `${capwap}.1.1`,
    index: [1],
    columns: { 1: whole, 3: text, 4: text, 5: text },
    rows: [
      { 1: 1, 3: hall, 4: 'AirEngine 5762', 5: 'ap-hall' },
      { 1: 2, 3: store, 4: 'RG-AP820-L', 5: 'ap-store' },
    ],
  },
  {
    oid: `${capwap}.2.1`,
    index: [1],
    columns: { 1: text, 3: text, 6: text, 7: whole, 8: ticks, 9: whole },
    rows: [
      { 1: hall, 3: Buffer.from([10, 1, 2, 11]), 6: hall, 7: 6, 8: 8_640_000, 9: 1 },
      { 1: store, 3: Buffer.from([10, 1, 2, 12]), 6: store, 7: 2, 8: 0, 9: 2 },
    ],
  },
  {
    oid: `${capwap}.5.1`,
    index: [1],
    columns: { 1: text, 2: text },
    rows: [{ 1: Buffer.from('aa0000000001', 'hex'), 2: hall }],
  },
];

/** Ports of a switch that give power: 1 does, 2 looks for a device, 3 is faulty, 4 is off. */
export const powerTables: readonly AgentTable[] = [
  {
    oid: `${poe}.1.1`,
    index: [1, 2],
    columns: { 1: whole, 2: whole, 3: whole, 6: whole, 9: text, 10: whole },
    rows: [
      { 1: 1, 2: 1, 3: 1, 6: 3, 9: 'ap-hall', 10: 5 },
      { 1: 1, 2: 2, 3: 1, 6: 2, 9: '', 10: 1 },
      { 1: 1, 2: 3, 3: 1, 6: 4, 9: '', 10: 1 },
      { 1: 1, 2: 4, 3: 2, 6: 1, 9: '', 10: 1 },
    ],
  },
  {
    oid: `${poe}.3.1.1`,
    index: [1],
    columns: { 1: whole, 2: gauge, 3: whole, 4: gauge },
    rows: [{ 1: 1, 2: 370, 3: 1, 4: 26 }],
  },
];
