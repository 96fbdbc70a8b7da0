import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import snmp from 'net-snmp';

/** One table of an agent: its entry's id, which columns index it, and its rows by column. */
export interface AgentTable {
  readonly oid: string;
  readonly columns: Readonly<Partial<Record<number, snmp.ObjectType>>>;
  readonly index: readonly number[];
  readonly rows: readonly Readonly<Record<number, unknown>>[];
}

export interface AgentOptions {
  readonly community?: string;
  readonly user?: snmp.User;
  /** Texts of the system group by their last number. */
  readonly system?: Readonly<Record<number, string>>;
  readonly tables?: readonly AgentTable[];
}

/** A port of loopback without a listener at the moment. */
export async function freeUdpPort(): Promise<number> {
  const socket = createSocket('udp4').bind(0, '127.0.0.1');
  await once(socket, 'listening');
  const { port } = socket.address();
  socket.close();
  await once(socket, 'close');
  return port;
}

const { ObjectType, MibProviderType, MaxAccess } = snmp;

/** What columns of an agent's tables hold. */
export const columnTypes = {
  whole: ObjectType.Integer,
  text: ObjectType.OctetString,
  gauge: ObjectType.Gauge,
  counter: ObjectType.Counter,
  ticks: ObjectType.TimeTicks,
} as const;

/** Starts a real SNMP agent on loopback; it stops by `close`. */
export async function startAgent(
  options: AgentOptions,
): Promise<{ readonly port: number; close(): Promise<void> }> {
  const port = await freeUdpPort();
  const agent = snmp.createAgent({ port, address: '127.0.0.1', disableAuthorization: false }, () => {});
  const authorizer = agent.getAuthorizer();
  if (options.community) authorizer.addCommunity(options.community);
  if (options.user) authorizer.addUser(options.user);
  const mib = agent.getMib();
  const access = MaxAccess['read-only'];
  for (const [id, text] of Object.entries(options.system ?? {})) {
    const name = `system${id}`;
    const oid = `1.3.6.1.2.1.1.${id}`;
    mib.registerProvider({
      name,
      type: MibProviderType.Scalar,
      oid,
      scalarType: ObjectType.OctetString,
      maxAccess: access,
    });
    mib.setScalarValue(name, text);
  }
  mib.registerProvider({
    name: 'upTime',
    type: MibProviderType.Scalar,
    oid: '1.3.6.1.2.1.1.3',
    scalarType: ObjectType.TimeTicks,
    maxAccess: access,
  });
  mib.setScalarValue('upTime', 360_100);
  for (const { oid, columns, index, rows } of options.tables ?? []) {
    const numbers = Object.keys(columns).map(Number);
    const nameOf = (number: number) => `${oid}-${number}`;
    mib.registerProvider({
      name: oid,
      type: MibProviderType.Table,
      oid,
      maxAccess: access,
      tableColumns: numbers.map((number) => ({
        number,
        name: nameOf(number),
        type: columns[number],
        maxAccess: index.includes(number) ? MaxAccess['not-accessible'] : access,
      })),
      tableIndex: index.map((number) => ({ columnName: nameOf(number) })),
    });
    for (const row of rows) {
      mib.addTableRow(
        oid,
        numbers.map((number) => row[number]),
      );
    }
  }
  return {
    port,
    close: () => new Promise((resolve) => agent.close(() => resolve())),
  };
}
