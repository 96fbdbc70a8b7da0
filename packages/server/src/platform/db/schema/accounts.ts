import { boolean, index, jsonb, pgTable, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, instant, key, reference, refers, tenantKey, updatedAt, version } from './columns.ts';
import { customers } from './customers.ts';
import { groups } from './groups.ts';
import { tenants } from './platform.ts';

export const accounts = pgTable(
  'accounts',
  {
    tenantId: tenantKey().references(() => tenants.id),
    id: key(),
    /** 1 staff, 2 client. */
    type: smallint().notNull(),
    /** 1 with type 1 is refused at sign-in. */
    admin: smallint().notNull().default(0),
    accountName: text().notNull(),
    name: text().notNull(),
    phone: text(),
    email: text(),
    /** Attachment string of one picture. */
    photo: text(),
    passwordHash: text(),
    passwordChangedAt: instant(),
    mustChangePassword: boolean().notNull().default(false),
    locale: text(),
    /** A self-registered engineer until the review is decided. */
    underReview: boolean().notNull().default(false),
    schedulingEnabled: boolean().notNull().default(true),
    calendarId: reference(),
    /** The group a staff account works in at the moment. */
    currentGroupId: reference(),
    customerId: reference(),
    /** What a client account sees: own orders, those of its cells, or of all its customer's cells. */
    cellScope: text().$type<'own' | 'cells' | 'customer'>(),
    disabledAt: instant(),
    deletedAt: instant(),
    lastSignInAt: instant(),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    uniqueIndex('accounts_name').on(t.tenantId, t.accountName),
    index('accounts_customer').on(t.tenantId, t.customerId),
    refers(t.tenantId, t.customerId, customers),
    refers(t.tenantId, t.currentGroupId, groups),
  ],
);

export const accountRoles = pgTable(
  'account_roles',
  { tenantId: tenantKey(), accountId: key(), role: text().notNull() },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.accountId, t.role] }),
    index('account_roles_role').on(t.tenantId, t.role),
    refers(t.tenantId, t.accountId, accounts),
  ],
);

/** Menu entries that a tenant does not want its people of a role to have. */
export const hiddenMenus = pgTable(
  'hidden_menus',
  { tenantId: tenantKey().references(() => tenants.id), role: text().notNull(), code: text().notNull() },
  (t) => [primaryKey({ columns: [t.tenantId, t.role, t.code] })],
);

export const sessions = pgTable(
  'sessions',
  {
    tenantId: tenantKey(),
    id: key(),
    accountId: key(),
    tokenHash: text().notNull(),
    remember: boolean().notNull(),
    device: text(),
    address: text(),
    createdAt: createdAt(),
    lastSeenAt: instant().notNull().defaultNow(),
    /** The newest pause in which it was not in touch. */
    awayFrom: instant(),
    awayUntil: instant(),
    expiresAt: instant().notNull(),
    endedAt: instant(),
    /** The status that answers this token from now on: 4011, 4012 or 4014. */
    endedStatus: smallint(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    uniqueIndex('sessions_token').on(t.tenantId, t.tokenHash),
    index('sessions_account').on(t.tenantId, t.accountId, t.createdAt),
    index('sessions_expires').on(t.tenantId, t.expiresAt),
    refers(t.tenantId, t.accountId, accounts),
  ],
);

/** Codes sent to phones. The id is the ticket; the code itself is never stored. */
export const verificationCodes = pgTable(
  'verification_codes',
  {
    tenantId: tenantKey(),
    id: key(),
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
    primaryKey({ columns: [t.tenantId, t.id] }),
    index('verification_codes_phone').on(t.tenantId, t.phone, t.operate, t.createdAt),
    index('verification_codes_expires').on(t.tenantId, t.expiresAt),
  ],
);

export const captchas = pgTable(
  'captchas',
  {
    tenantId: tenantKey(),
    id: key(),
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
    primaryKey({ columns: [t.tenantId, t.id] }),
    uniqueIndex('captchas_pass').on(t.tenantId, t.passHash),
    index('captchas_expires').on(t.tenantId, t.expiresAt),
  ],
);
