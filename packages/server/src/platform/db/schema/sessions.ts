import { boolean, index, integer, jsonb, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';
import { createdAt, instant } from './columns.ts';
import { key, keyedTable, reference, tenantTable } from './tenant-table.ts';

export const sessions = tenantTable(
  'sessions',
  {
    accountId: key(accounts),
    tokenHash: text().notNull(),
    remember: boolean().notNull(),
    device: text(),
    address: text(),
    createdAt: createdAt(),
    lastSeenAt: instant().notNull().defaultNow(),
    /** When an event stream of it was open, kept to a few minutes. */
    streamedAt: instant(),
    /** The newest pause in which it was not in touch. */
    awayFrom: instant(),
    awayUntil: instant(),
    expiresAt: instant().notNull(),
    endedAt: instant(),
    /** The status that answers this token from now on: 4011, 4012, 4014, or 10008 after idling. */
    endedStatus: smallint(),
  },
  (t) => [
    uniqueIndex('sessions_token').on(t.tenantId, t.tokenHash),
    index('sessions_account').on(t.tenantId, t.accountId, t.createdAt),
    index('sessions_expires').on(t.tenantId, t.expiresAt),
  ],
);

/** Codes sent to phones. The id is the ticket; the code itself is never stored. */
export const verificationCodes = tenantTable(
  'verification_codes',
  {
    operate: text().notNull(),
    phone: text().notNull(),
    accountId: reference(),
    /** What it is bound to: a session or a sign-in attempt. */
    boundTo: text(),
    codeHash: text().notNull(),
    failedTries: smallint().notNull().default(0),
    createdAt: createdAt(),
    expiresAt: instant().notNull(),
    usedAt: instant(),
  },
  (t) => [
    index('verification_codes_phone').on(t.tenantId, t.phone, t.operate, t.createdAt),
    index('verification_codes_expires').on(t.tenantId, t.expiresAt),
  ],
);

export const captchas = tenantTable(
  'captchas',
  {
    scene: text().notNull(),
    provider: text().notNull(),
    answer: jsonb().$type<unknown>().notNull(),
    createdAt: createdAt(),
    expiresAt: instant().notNull(),
    /** Set by the first answer, right or wrong: one try each. */
    answeredAt: instant(),
    /** Hash of the one-time pass given for a right answer. */
    passHash: text(),
    passUsedAt: instant(),
  },
  (t) => [
    uniqueIndex('captchas_pass').on(t.tenantId, t.passHash),
    index('captchas_expires').on(t.tenantId, t.expiresAt),
  ],
);

/** One-use tickets of a minute for streams whose reader cannot send a header. */
export const streamTickets = keyedTable('stream_tickets', ['ticketHash'], {
  ticketHash: text().notNull(),
  /** Who asked for it. */
  sessionId: key(),
  expiresAt: instant().notNull(),
});

/**
 * Who asked for a new password. All stand under the deployment's default tenant, so that a ticket does not tell where
 * an account is, or whether there is one: those without an account look the same and never verify.
 */
export const passwordTickets = tenantTable(
  'password_tickets',
  {
    ticketHash: text().notNull(),
    /** The account, in whichever tenant; null when there is none. */
    accountTenantId: text(),
    accountId: reference(),
    /** The phone its code is sent to, or a stand-in by which codes are counted. */
    phone: text().notNull(),
    createdAt: createdAt(),
    expiresAt: instant().notNull(),
    /** The first code needs no slider: finding the account did. */
    codeSentAt: instant(),
    usedAt: instant(),
  },
  (t) => [
    uniqueIndex('password_tickets_hash').on(t.tenantId, t.ticketHash),
    index('password_tickets_expires').on(t.tenantId, t.expiresAt),
  ],
);

/**
 * Terminals that ask to be signed in. All stand under the deployment's default tenant: it is not known yet whose
 * account it will be.
 */
export const deviceSignIns = tenantTable(
  'device_sign_ins',
  {
    deviceCodeHash: text().notNull(),
    userCodeHash: text().notNull(),
    /** What it calls itself. */
    name: text().notNull(),
    device: text().notNull(),
    address: text().notNull(),
    rememberDays: integer().notNull(),
    /** Grows for who polls too soon. */
    intervalSeconds: integer().notNull(),
    createdAt: createdAt(),
    expiresAt: instant().notNull(),
    polledAt: instant(),
    deniedAt: instant(),
    approvedAt: instant(),
    /** The approver, in whichever tenant, and their session: when that has ended meanwhile, the sign-in fails. */
    accountTenantId: text(),
    accountId: reference(),
    sessionId: reference(),
    redeemedAt: instant(),
  },
  (t) => [
    uniqueIndex('device_sign_ins_device_code').on(t.tenantId, t.deviceCodeHash),
    uniqueIndex('device_sign_ins_user_code').on(t.tenantId, t.userCodeHash),
    index('device_sign_ins_expires').on(t.tenantId, t.expiresAt),
  ],
);
