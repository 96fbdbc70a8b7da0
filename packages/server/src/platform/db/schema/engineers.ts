import { date, index, smallint, text } from 'drizzle-orm/pg-core';
import { accounts, groups } from './accounts.ts';
import { createdAt, instant, version } from './columns.ts';
import { key, keyedTable, reference, tenantTable, treeNode } from './tenant-table.ts';

/** The tree that engineers choose their skills from. */
export const skills = tenantTable(
  'skills',
  {
    ...treeNode(),
    /** A catalogue whose orders ask for this skill. */
    catalogId: reference(),
  },
  (t) => [index('skills_catalog').on(t.tenantId, t.catalogId)],
);

export const engineerSkills = keyedTable(
  'engineer_skills',
  ['accountId', 'skillId'],
  {
    accountId: key(accounts),
    skillId: key(skills),
    level: smallint().notNull(),
    /** Attachment string of what proves it. */
    certificate: text().notNull().default(''),
    createdAt: createdAt(),
  },
  (t) => [index('engineer_skills_skill').on(t.tenantId, t.skillId)],
);

/** What staff tell of themselves beyond their account. */
export const engineerProfiles = keyedTable('engineer_profiles', ['accountId'], {
  accountId: key(accounts),
  /** Number of the identity card, for the reviewer and the person alone. */
  idNumber: text().notNull().default(''),
  employer: text().notNull().default(''),
  experience: text().notNull().default(''),
});

/** Regions (GB/T 2260 codes; a province or city covers all below it) that an engineer serves. */
export const serviceAreas = keyedTable(
  'service_areas',
  ['accountId', 'regionCode'],
  { accountId: key(accounts), regionCode: text().notNull() },
  (t) => [index('service_areas_region').on(t.tenantId, t.regionCode)],
);

/** Who answers for a group on a day. */
export const dutyDays = keyedTable(
  'duty_days',
  ['groupId', 'dutyOn', 'accountId'],
  {
    groupId: key(groups),
    dutyOn: date({ mode: 'string' }).notNull(),
    accountId: key(accounts),
    shift: text().notNull(),
  },
  (t) => [index('duty_days_account').on(t.tenantId, t.accountId, t.dutyOn)],
);

/** How often the duty of a group's day was changed, for callers who say what they saw. */
export const dutyRosters = keyedTable('duty_rosters', ['groupId', 'dutyOn'], {
  groupId: key(groups),
  dutyOn: date({ mode: 'string' }).notNull(),
  version: version(),
});

/** A day's working time when it differs from the calendar. */
export const shifts = keyedTable('shifts', ['accountId', 'shiftOn'], {
  accountId: key(accounts),
  shiftOn: date({ mode: 'string' }).notNull(),
  shift: text().notNull(),
});

export const leaves = tenantTable(
  'leaves',
  {
    accountId: key(accounts),
    leaveType: text().notNull(),
    fromAt: instant().notNull(),
    toAt: instant().notNull(),
    remark: text(),
    version: version(),
    createdAt: createdAt(),
  },
  (t) => [index('leaves_account').on(t.tenantId, t.accountId, t.fromAt)],
);
