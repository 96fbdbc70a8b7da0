/**
 * The only tables without a tenant in their key: what has to be found before the tenant is known, and
 * what belongs to the deployment. Every other table leads its keys with tenant_id, and its foreign keys
 * are composite, so that a reference into another tenant cannot be stored.
 */
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, instant } from './columns.ts';

export const tenants = pgTable('tenants', {
  id: text().primaryKey(),
  name: text().notNull(),
  timeZone: text().notNull().default('Asia/Shanghai'),
  /** ISO 3166, two letters: phones without a country code are read as of here, and shown as people here write them. */
  country: text().notNull().default('CN'),
  /** Allowed for the way to a site when the entry before was elsewhere, and for one whose ends are not both known. */
  travelMinutes: smallint().notNull().default(30),
  /** How fast people get from place to place, waiting and parking included. */
  travelKmPerHour: smallint().notNull().default(30),
  /** Minutes without contact after which a session ends; none when they last as long as they are for. */
  idleMinutes: integer(),
  inviteCode: text().unique(),
  /**
   * Made by the database and sealed by a job: keys what must look the same each time without anybody being able to work
   * it out.
   */
  secret: text().notNull().default(sql`gen_random_uuid()::text || gen_random_uuid()::text`),
  disabledAt: instant(),
  createdAt: createdAt(),
});

/** Who signs in under this name or phone: unique over the deployment. Values are normalised by the writer. */
export const signInDirectory = pgTable(
  'sign_in_directory',
  {
    kind: text().$type<'name' | 'phone'>().notNull(),
    value: text().notNull(),
    tenantId: text()
      .notNull()
      .references(() => tenants.id),
    accountId: uuid().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.kind, t.value] }),
    index('sign_in_directory_account').on(t.tenantId, t.accountId),
  ],
);

/** Tenant `ownerId` may hand orders to tenant `partnerId`. */
export const partnerLinks = pgTable(
  'partner_links',
  {
    ownerId: text()
      .notNull()
      .references(() => tenants.id),
    partnerId: text()
      .notNull()
      .references(() => tenants.id),
    enabled: boolean().notNull().default(true),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.ownerId, t.partnerId] }), index('partner_links_partner').on(t.partnerId)],
);

/** Public holidays and the workdays that make up for them, by year. */
export const holidaySets = pgTable(
  'holiday_sets',
  {
    name: text().notNull(),
    year: integer().notNull(),
    days: jsonb().$type<Record<string, 'off' | 'work'>>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.name, t.year] })],
);

export const releases = pgTable('releases', {
  version: text().primaryKey(),
  releasedOn: date({ mode: 'string' }).notNull(),
  notes: jsonb().$type<{ zh: string[]; en: string[] }>().notNull(),
});

/** Which server process runs a periodic job at the moment. */
export const jobLeases = pgTable('job_leases', {
  name: text().primaryKey(),
  holder: text().notNull(),
  untilAt: instant().notNull(),
  lastRunAt: instant(),
});

/** Backups that "svcdesk-server backup" made or failed to make. */
export const backups = pgTable('backups', {
  finishedAt: instant().primaryKey(),
  target: text().$type<'file' | 's3'>().notNull(),
  /** Of the file, or of the object in the bucket. */
  name: text().notNull(),
  /** None when it failed. */
  bytes: bigint({ mode: 'number' }),
  durationMs: integer().notNull(),
});

/** Failures and sendings counted by account, phone or address within a window. */
export const throttles = pgTable(
  'throttles',
  {
    kind: text().notNull(),
    subject: text().notNull(),
    count: integer().notNull().default(0),
    windowStartAt: instant().notNull(),
    lockedUntilAt: instant(),
    expiresAt: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.kind, t.subject] }), index('throttles_expires').on(t.expiresAt)],
);

/**
 * The secret keys of the deployment by their ids: the one in use, which tells a server that was given another one, and
 * former ones, sealed with it, since old history is signed with them.
 */
export const secretKeys = pgTable(
  'secret_keys',
  {
    id: text().primaryKey(),
    /** Null of the one in use, and empty of one that was lost. */
    sealedKey: text(),
    createdAt: createdAt(),
    retiredAt: instant(),
  },
  (t) => [uniqueIndex('secret_keys_in_use').on(sql`(sealed_key is null)`).where(sql`${t.sealedKey} is null`)],
);
