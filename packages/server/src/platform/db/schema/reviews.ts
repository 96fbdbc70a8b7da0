import { sql } from 'drizzle-orm';
import { index, jsonb, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';
import { instant, versioned } from './columns.ts';
import { key, newest, reference, tenantTable } from './tenant-table.ts';

/** What an applicant wants their profile to be; what is absent stays as it is. */
export interface ProfileProposal {
  readonly name?: string;
  readonly photo?: string;
  readonly idNumber?: string;
  readonly employer?: string;
  readonly experience?: string;
  readonly skills?: readonly {
    readonly skillId: string;
    readonly level: number;
    readonly certificate?: string;
  }[];
  /** Region codes. */
  readonly serviceAreas?: readonly string[];
}

/** Registrations and changes of profiles that a lead decides on. The old profile stays in force meanwhile. */
export const reviews = tenantTable(
  'reviews',
  {
    kind: text().$type<'registration' | 'profile' | 'skill' | 'area'>().notNull(),
    /** 1 waiting, 2 approved, 3 rejected. */
    status: smallint().notNull(),
    applicantId: key(accounts),
    proposal: jsonb().$type<ProfileProposal>().notNull(),
    /** The profile when it was decided, for the same fields. */
    before: jsonb().$type<ProfileProposal>(),
    reviewerId: reference(accounts),
    decidedAt: instant(),
    comment: text(),
    ...versioned(),
  },
  (t) => [
    uniqueIndex('reviews_waiting').on(t.tenantId, t.applicantId, t.kind).where(sql`${t.status} = 1`),
    index('reviews_applicant').on(t.tenantId, t.applicantId, t.status, ...newest(t)),
  ],
);
