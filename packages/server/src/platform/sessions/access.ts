import { codeOf, type ErrorCode, errorRow } from '@svcdesk/core';
import { type ClientActor, loginType, type StaffActor, type StaffRole } from '@svcdesk/core/roles';
import { type DictionaryFlags, dictionaries } from '@svcdesk/core/rules';
import { dayOfDate, minutesOf, timeZone } from '@svcdesk/core/sla';
import { type Database, statement, type Transaction } from '../db/index.ts';
import type { Country } from './handles.ts';
import {
  contactAt,
  earliestClaim,
  hashOfSecret,
  isIdle,
  markSeen,
  type SessionRow,
  sessionById,
  sessionByToken,
  tenantOfSecret,
} from './lookup.ts';

const dayMinutes = 1440;

const minutes = (time: unknown) => (typeof time === 'string' ? minutesOf(time) : undefined);

/**
 * When a shift is worked, in minutes after the midnight that it is counted from; `to` may lie in the next day. Undefined
 * for one without hours. A tenant's own shifts carry theirs as flags.
 */
export function shiftTimes(shift: string, own?: DictionaryFlags | null) {
  const item = dictionaries.shiftType.find(({ code }) => code === shift);
  const flags: DictionaryFlags = { ...item?.flags, ...own };
  const from = minutes(flags.from);
  const to = minutes(flags.to);
  if (from === undefined || to === undefined) return undefined;
  const breakMinutes = typeof flags.breakMinutes === 'number' ? flags.breakMinutes : 0;
  return { from, to: to <= from ? to + dayMinutes : to, breakMinutes };
}

/** When a person with a shift is on duty, in minutes after its day's midnight: all day where it has no hours. */
export function dutyTimes(shift: string, own?: DictionaryFlags | null) {
  if (shift === 'off') return undefined;
  return shiftTimes(shift, own) ?? { from: 0, to: dayMinutes };
}

/** Whether a person with a shift that began on some day is on duty so many minutes after that day's midnight. */
export function shiftHolds(shift: string, minute: number, own?: DictionaryFlags | null): boolean {
  const times = dutyTimes(shift, own);
  return times !== undefined && minute >= times.from && minute < times.to;
}

/** Who is signed in, beside what the rules need to know (that is the actor). */
export interface SignedIn<A extends StaffActor | ClientActor = StaffActor | ClientActor> {
  readonly tenantId: string;
  readonly timeZone: string;
  /** What phones are read and shown as. */
  readonly country: Country;
  readonly sessionId: string;
  /** What is claimed to have been done before is not believed, in milliseconds (sessions/contact.ts). */
  readonly contactAt: number;
  readonly accountName: string;
  readonly name: string;
  /** Nothing else is answered before they have a password of their own. */
  readonly mustChangePassword: boolean;
  readonly actor: A;
}

/** Whose token it is, or the error code that answers it. */
export type TokenAnswer = { readonly signedIn: SignedIn } | { readonly refused: ErrorCode };

/** Knows whose token a token is, and remembers it for a second. */
export interface Access {
  identify(token: string, address: string): Promise<TokenAnswer>;
  /** Whose session it is by now: for what lasts longer than a request. */
  identifySession(tenantId: string, sessionId: string): Promise<TokenAnswer>;
  /** Forgets an account's rights everywhere once the transaction that changed them is committed. */
  forget(tx: Transaction, tenantId: string, accountId: string): Promise<void>;
  close(): Promise<void>;
}

interface Remembered {
  readonly until: number;
  readonly expiresAt: number;
  readonly account: string;
  readonly signedIn: SignedIn;
}

const rememberMs = 1000;
const maxRemembered = 20_000;
/** Where servers notify each other of whose rights have changed: `{tenant} {account}`. */
export const accessChannel = 'access';

/**
 * Stands among the events, so that no later one is emitted by the rights of before, even where a notification is late
 * or lost. The account is no recipient of it: a server of release 0.1.0 beside this one would emit it as a message.
 */
const emitChange = statement<object, [tenantId: string, accountId: string]>(
  'sessions.emitChange',
  `INSERT INTO events (tenant_id, kind, object_id) VALUES ($1, 'rights', $2)`,
);

/** Has every server forget an account's rights once the transaction is committed. */
export async function announceForgetting(
  tx: Transaction,
  tenantId: string,
  accountId: string,
): Promise<void> {
  await emitChange.change(tx, tenantId, accountId);
  tx.notify(accessChannel, `${tenantId} ${accountId}`);
}

export async function createAccess(db: Database, now: () => Date): Promise<Access> {
  const remembered = new Map<string, Remembered>();
  const underWay = new Map<string, Promise<TokenAnswer>>();
  /** Counts what was forgotten, so that a look-up that began before a change is not remembered after it. */
  let changes = 0;

  function forgetHere(account: string): void {
    changes++;
    for (const [token, entry] of remembered) if (entry.account === account) remembered.delete(token);
  }

  const stop = await db.listen(accessChannel, forgetHere);

  async function lookUp(token: string, address: string): Promise<TokenAnswer> {
    const tenantId = tenantOfSecret(token);
    if (!tenantId) return { refused: 'tokenUnknown' };
    const before = changes;
    const row = await sessionByToken.first(db, tenantId, hashOfSecret(token), daysAbout(now()), now());
    if (!row) return { refused: 'tokenUnknown' };
    const refused = await refusalOf(db, tenantId, row, now());
    if (refused) return { refused };
    const at = now();
    const contact = contactAt(row, at);
    const signedIn = signedInOf(tenantId, { ...row, ...contact }, at);
    if (contact) {
      const { lastSeenAt, awayFrom, awayUntil } = contact;
      await markSeen.change(db, tenantId, row.sessionId, lastSeenAt, address, awayFrom, awayUntil);
    }
    if (before === changes) {
      if (remembered.size >= maxRemembered) remembered.clear();
      remembered.set(token, {
        until: performance.now() + rememberMs,
        expiresAt: Date.parse(row.expiresAt),
        account: `${tenantId} ${row.accountId}`,
        signedIn,
      });
    }
    return { signedIn };
  }

  return {
    identify(token, address) {
      const known = remembered.get(token);
      if (known && known.until > performance.now() && known.expiresAt > now().getTime()) {
        return Promise.resolve(known);
      }
      const started = underWay.get(token);
      if (started) return started;
      const answer = lookUp(token, address).finally(() => underWay.delete(token));
      underWay.set(token, answer);
      return answer;
    },
    async identifySession(tenantId, sessionId) {
      const row = await sessionById.first(db, tenantId, sessionId, daysAbout(now()), now());
      if (!row) return { refused: 'tokenUnknown' };
      const refused = await refusalOf(db, tenantId, row, now());
      return refused ? { refused } : { signedIn: signedInOf(tenantId, row, now()) };
    },
    async forget(tx, tenantId, accountId) {
      await announceForgetting(tx, tenantId, accountId);
      tx.afterCommit(() => forgetHere(`${tenantId} ${accountId}`));
    },
    close: stop,
  };
}

const endIdle = statement<object, [tenantId: string, sessionId: string, at: Date, status: number]>(
  'sessions.endIdle',
  'UPDATE sessions SET ended_at = $3, ended_status = $4 WHERE tenant_id = $1 AND id = $2 AND ended_at IS NULL',
);

/** Why a session is refused. One that was idle for too long is over, even if its tenant allows more later. */
async function refusalOf(
  db: Database,
  tenantId: string,
  row: SessionRow,
  at: Date,
): Promise<ErrorCode | undefined> {
  const refused = refusalAsKept(row, at);
  if (refused || !isIdle(row, row.idleMinutes, at)) return refused;
  await endIdle.change(db, tenantId, row.sessionId, at, errorRow('tokenExpired').status as number);
  return 'tokenExpired';
}

function refusalAsKept(row: SessionRow, at: Date): ErrorCode | undefined {
  if (row.endedStatus !== null) return codeOf(row.endedStatus) ?? 'sessionEnded';
  if (row.gone) return 'accountDisabled';
  return Date.parse(row.expiresAt) <= at.getTime() ? 'tokenExpired' : undefined;
}

function signedInOf(tenantId: string, row: SessionRow, at: Date): SignedIn {
  const { timeZone, country, sessionId, accountName, name, mustChangePassword } = row;
  const who = { tenantId, timeZone, country, sessionId, accountName, name, mustChangePassword };
  return { ...who, contactAt: earliestClaim(row, at), actor: actorOf(row, at) };
}

const dayMs = 86_400_000;

/**
 * The days that a shift of some zone may have begun on when it is worked now. By hand, because it is asked with every
 * request: 6 µs instead of 30.
 */
function daysAbout(at: Date): string[] {
  return [-2, -1, 0, 1].map((days) => new Date(at.getTime() + days * dayMs).toISOString().slice(0, 10));
}

/** Groups that a person answers for as long as their shift lasts, as if they were a member. */
function dutyGroups({ duties, timeZone: zone }: SessionRow, at: Date): readonly string[] {
  if (duties.length === 0) return [];
  const local = timeZone(zone);
  const holds = ({ shift, dutyOn, flags }: SessionRow['duties'][number]) =>
    shiftHolds(shift, Math.floor((at.getTime() - local.dayStart(dayOfDate(dutyOn))) / 60_000), flags);
  return duties.filter(holds).map(({ groupId }) => groupId);
}

function actorOf(row: SessionRow, at: Date): StaffActor | ClientActor {
  const { accountId, cellIds, ledGroupIds } = row;
  if (row.type === loginType.client) {
    return {
      kind: 'client',
      accountId,
      customerId: row.customerId ?? '',
      cellIds,
      cellScope: row.cellScope ?? 'cells',
      ...(row.customerId === null && { awaiting: true }),
    };
  }
  return {
    kind: 'staff',
    accountId,
    roles: row.roles as StaffRole[],
    memberGroupIds: [...new Set([...row.memberGroupIds, ...dutyGroups(row, at)])],
    ledGroupIds,
    currentGroupId: row.currentGroupId ?? undefined,
    leadsRoot: row.leadsRoot,
  };
}
