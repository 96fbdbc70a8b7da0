import { date, index, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';
import { createdAt, instant, key, reference, refers, tenantKey, version } from './columns.ts';
import { groups } from './groups.ts';
import { treeNode } from './tree-node.ts';

/** The tree that engineers choose their skills from. */
export const skills = pgTable(
  'skills',
  {
    ...treeNode(),
    /** A catalogue whose orders ask for this skill. */
    catalogId: reference(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    index('skills_catalog').on(t.tenantId, t.catalogId),
    refers(t.tenantId, t.parentId, t),
  ],
);

export const engineerSkills = pgTable(
  'engineer_skills',
  {
    tenantId: tenantKey(),
    accountId: key(),
    skillId: key(),
    level: smallint().notNull(),
    /** Attachment string of what proves it. */
    certificate: text().notNull().default(''),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.accountId, t.skillId] }),
    index('engineer_skills_skill').on(t.tenantId, t.skillId),
    refers(t.tenantId, t.accountId, accounts),
    refers(t.tenantId, t.skillId, skills),
  ],
);

/** What staff tell of themselves beyond their account. */
export const engineerProfiles = pgTable(
  'engineer_profiles',
  {
    tenantId: tenantKey(),
    accountId: key(),
    /** Number of the identity card, for the reviewer and the person alone. */
    idNumber: text().notNull().default(''),
    employer: text().notNull().default(''),
    experience: text().notNull().default(''),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.accountId] }), refers(t.tenantId, t.accountId, accounts)],
);

/** Regions (GB/T 2260 codes; a province or city covers all below it) that an engineer serves. */
export const serviceAreas = pgTable(
  'service_areas',
  { tenantId: tenantKey(), accountId: key(), regionCode: text().notNull() },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.accountId, t.regionCode] }),
    index('service_areas_region').on(t.tenantId, t.regionCode),
    refers(t.tenantId, t.accountId, accounts),
  ],
);

/** Who answers for a group on a day. */
export const dutyDays = pgTable(
  'duty_days',
  {
    tenantId: tenantKey(),
    groupId: key(),
    dutyOn: date({ mode: 'string' }).notNull(),
    accountId: key(),
    shift: text().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.groupId, t.dutyOn, t.accountId] }),
    index('duty_days_account').on(t.tenantId, t.accountId, t.dutyOn),
    refers(t.tenantId, t.groupId, groups),
    refers(t.tenantId, t.accountId, accounts),
  ],
);

/** How often the duty of a group's day was changed, for callers who say what they saw. */
export const dutyRosters = pgTable(
  'duty_rosters',
  { tenantId: tenantKey(), groupId: key(), dutyOn: date({ mode: 'string' }).notNull(), version: version() },
  (t) => [primaryKey({ columns: [t.tenantId, t.groupId, t.dutyOn] }), refers(t.tenantId, t.groupId, groups)],
);

/** A day's working time when it differs from the calendar. */
export const shifts = pgTable(
  'shifts',
  {
    tenantId: tenantKey(),
    accountId: key(),
    shiftOn: date({ mode: 'string' }).notNull(),
    shift: text().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.accountId, t.shiftOn] }),
    refers(t.tenantId, t.accountId, accounts),
  ],
);

export const leaves = pgTable(
  'leaves',
  {
    tenantId: tenantKey(),
    id: key(),
    accountId: key(),
    leaveType: text().notNull(),
    fromAt: instant().notNull(),
    toAt: instant().notNull(),
    remark: text(),
    version: version(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    index('leaves_account').on(t.tenantId, t.accountId, t.fromAt),
    refers(t.tenantId, t.accountId, accounts),
  ],
);
