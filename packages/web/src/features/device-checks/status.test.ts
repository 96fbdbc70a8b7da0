import { describe, expect, it } from 'vitest';
import { countPorts, type Port, portState, speedWords, worstFirst } from './status.ts';

const port = (index: number, more: Partial<Port> = {}): Port => ({
  index,
  name: `G0/${index}`,
  enabled: true,
  up: true,
  ...more,
});
const ports = [
  port(1),
  port(2, { up: false }),
  port(3, { enabled: false, up: false, inErrorCount: 4 }),
  port(4, { outErrorCount: 2 }),
];

describe('ports of a device', () => {
  it('stand up, empty, off, or with errors, which matter only where the port is used', () => {
    expect(ports.map(portState)).toEqual(['up', 'down', 'off', 'fault']);
    expect(countPorts(ports)).toEqual({ up: 2, down: 1, off: 1, fault: 1 });
  });

  it('are told worst first', () => {
    expect(worstFirst(ports).map(({ index }) => index)).toEqual([4, 1, 2, 3]);
  });

  it('have speeds as they are written on them', () => {
    expect([10e9, 1e9, 100e6, 2.5e9, 0, undefined].map(speedWords)).toEqual([
      '10G',
      '1G',
      '100M',
      '2.5G',
      '',
      '',
    ]);
  });
});
