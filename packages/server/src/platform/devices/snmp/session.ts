import { createSocket, type Socket, type SocketType } from 'node:dgram';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import snmp, { type User } from 'net-snmp';
import type { SnmpCredential, SnmpSecret } from './credential.ts';

/** Why a device gave no answer that can be used. */
export class SnmpFault extends Error {
  /** No answer in time; the device refused our credentials; or its answer is none. */
  readonly kind: 'silent' | 'denied' | 'garbled';

  /** The library's words are left out: they can hold the community. */
  constructor(kind: SnmpFault['kind']) {
    super(`The device's answer by SNMP: ${kind}`);
    this.name = 'SnmpFault';
    this.kind = kind;
  }
}

/** A value of a device: numbers of all kinds as numbers, texts and addresses as bytes, object ids as text. */
export type SnmpValue = number | string | Buffer;

/** Reads one device. */
export interface SnmpReader {
  /** Single values by object id; those that the device does not have are left out. */
  get(oids: readonly string[]): Promise<ReadonlyMap<string, SnmpValue>>;
  /** A column of a table by row index, such as `3` or `1.24`; of long ones the beginning. */
  column(oid: string): Promise<ReadonlyMap<string, SnmpValue>>;
  close(): void;
}

/** Rows of a table that are read. */
const maxRows = 1_000;
const rowsAtOnce = 25;
const tries = 3;

type Options3 = NonNullable<Parameters<typeof snmp.createV3Session>[2]>;

/**
 * Opens a reader of the device at an address. A request without an answer fails within `answerMs`; what comes from
 * elsewhere is not listened to, and what cannot be parsed fails without harm to other requests.
 */
export function openSnmp(address: string, { port, secret }: SnmpCredential, answerMs: number): SnmpReader {
  let failAll: (fault: SnmpFault) => void = () => {};
  const options = {
    port,
    transport: isIP(address) === 6 ? 'udp6' : 'udp4',
    timeout: Math.ceil(answerMs / tries),
    retries: tries - 1,
    // Else a device whose ids do not grow could keep us reading for ever.
    backwardsGetNexts: false,
    dgramModule: {
      createSocket: (type: SocketType) =>
        guarded(createSocket(type), { address, port }, () => failAll(new SnmpFault('garbled'))),
    },
  } as const;
  const session =
    secret.version === 'v2c'
      ? snmp.createSession(address, secret.community, { ...options, version: snmp.Version2c })
      : snmp.createV3Session(address, userOf(secret), { ...options, version: snmp.Version3 } as Options3);
  let open = true;
  const faults = new Set<(fault: SnmpFault) => void>();
  failAll = (fault) => {
    for (const fail of faults) fail(fault);
  };
  session.on('error', (error) => failAll(new SnmpFault(isOfSocket(error) ? 'silent' : 'garbled')));

  function ask<Result>(work: (done: (error: Error | null, result: Result) => void) => void): Promise<Result> {
    return new Promise<Result>((resolve, reject) => {
      const fail = (fault: SnmpFault): void => {
        faults.delete(fail);
        reject(fault);
      };
      faults.add(fail);
      work((error, result) => {
        if (error) return fail(faultOf(error));
        faults.delete(fail);
        resolve(result);
      });
    });
  }

  return {
    async get(oids) {
      const varbinds = await ask<Varbinds>((done) =>
        session.get([...oids], (error, found) => done(error, found ?? [])),
      );
      return new Map(varbinds.filter(isValue).map(({ oid, value }) => [oid, plain(value)]));
    },
    column(oid) {
      const rows = new Map<string, SnmpValue>();
      return ask((done) =>
        session.subtree(
          oid,
          rowsAtOnce,
          (varbinds) => {
            const before = rows.size;
            for (const varbind of varbinds.filter(isValue)) {
              rows.set(varbind.oid.slice(oid.length + 1), plain(varbind.value));
            }
            // Some devices answer beyond a table's end for ever, without anything new.
            return (rows.size === before || rows.size >= maxRows) as true;
          },
          (error) => done(error, rows),
        ),
      );
    },
    close() {
      if (open) session.close();
      open = false;
    },
  };
}

type Varbinds = readonly snmp.Varbind[];

const isValue = (varbind: snmp.Varbind) =>
  !snmp.isVarbindError(varbind) && varbind.value !== undefined && varbind.value !== null;

/** As the library gives them, which are numbers, texts and bytes already but for large counters. */
function plain(value: unknown): SnmpValue {
  return typeof value === 'bigint' ? Number(value) : (value as SnmpValue);
}

function isOfSocket(error: Error): boolean {
  return 'syscall' in error;
}

function faultOf(error: Error): SnmpFault {
  if (error instanceof SnmpFault) return error;
  if (error.name === 'RequestTimedOutError' || isOfSocket(error)) return new SnmpFault('silent');
  const { code, status } = error as { code?: unknown; status?: unknown };
  const denied =
    code === snmp.ResponseInvalidCode.EAuthFailure ||
    code === snmp.ResponseInvalidCode.ECouldNotDecrypt ||
    status === snmp.ErrorStatus.AuthorizationError ||
    status === snmp.ErrorStatus.NoAccess;
  return new SnmpFault(denied ? 'denied' : 'garbled');
}

function userOf({ user: name, auth, privacy }: Extract<SnmpSecret, { version: 'v3' }>): User {
  const { SecurityLevel, AuthProtocols, PrivProtocols } = snmp;
  if (!auth) return { name, level: SecurityLevel.noAuthNoPriv };
  const known = { name, authProtocol: AuthProtocols[auth.protocol], authKey: auth.key };
  if (!privacy) return { ...known, level: SecurityLevel.authNoPriv };
  const { protocol, key } = privacy;
  return {
    ...known,
    level: SecurityLevel.authPriv,
    privProtocol: PrivProtocols[protocol],
    privKey: key,
  };
}

/**
 * Only the device's own datagrams reach the library, and what it throws over a malformed one does not reach the
 * process: a device must not be able to end the server.
 */
function guarded(socket: Socket, from: { address: string; port: number }, garbled: () => void): Socket {
  const on = socket.on.bind(socket) as (event: string, listener: (...args: never[]) => void) => Socket;
  const listen = (event: string, listener: (...args: never[]) => void): Socket => {
    if (event !== 'message') return on(event, listener);
    return on('message', ((buffer: Buffer, sender: { address: string; port: number }) => {
      if (sender.port !== from.port || !isSame(sender.address, from.address)) return;
      try {
        (listener as (...args: unknown[]) => void)(buffer, sender);
      } catch {
        garbled();
      }
    }) as (...args: never[]) => void);
  };
  socket.on = listen as Socket['on'];
  return socket;
}

/** IPv6 has several ways to write one address. */
function isSame(a: string, b: string): boolean {
  const normal = (text: string) => ipaddr.parse(text.replace(/%.*/, '')).toNormalizedString();
  return a === b || normal(a) === normal(b);
}
