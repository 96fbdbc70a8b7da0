import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { accounts, reporters } from './accounts.ts';
import { catalogs, orderTypes, templates } from './catalogs.ts';
import { instant } from './columns.ts';
import { customers } from './customers.ts';
import { key, lookup, newest, reference, tenantTable } from './tenant-table.ts';
import { describedWork } from './work-row.ts';

/** Operations, monitoring and SE orders. */
export const orders = tenantTable(
  'orders',
  {
    ...describedWork(),
    /** 1 pending, 2 assigned, 3 processing, 4 suspended, 5 resolved, 6 closed, 7 cancelled. */
    status: smallint().notNull(),
    /** 0 operations, 1 monitoring, 2 SE. */
    source: smallint().notNull(),
    /** How far the fault reaches, 1 to 4. */
    impactScope: smallint(),
    typeId: key(orderTypes),
    typeName: text().notNull(),
    catalogId: key(catalogs),
    catalogName: text().notNull(),
    serviceMode: text().$type<'remote' | 'onSite'>().notNull(),
    templateId: reference(templates),
    templateVersion: integer(),
    customerId: key(customers),
    reporterId: reference(reporters),
    reportName: text().notNull().default(''),
    reportPhone: text().notNull().default(''),
    /** The client account that reported it, if any. */
    reportAccountId: reference(accounts),
    creatorId: key(accounts),
    creatorKind: text().$type<'staff' | 'client' | 'job'>().notNull(),
    /** Digest of the draft it was made of: a repeat of it is told from another. */
    draftHash: text(),
    /** Named but not accepted: state 2 only. */
    assigneeId: reference(accounts),
    handlerId: reference(accounts),
    /** handlerId ?? assigneeId, stored because every personal list asks for it. */
    ownerId: reference(),
    /** +1 at each reopen. */
    round: smallint().notNull().default(1),
    /** When the fault began. */
    faultAt: instant(),
    acceptedAt: instant(),
    resolvedAt: instant(),
    closedAt: instant(),
    hungUpAt: instant(),
    cancelReason: text(),
    solution: text(),
    causeCode: text(),
    spentMinutes: integer(),
    /** Attachment strings of the last resolve. */
    beforePhotos: text().notNull().default(''),
    afterPhotos: text().notNull().default(''),
    signature: text().notNull().default(''),
    /** Whether it was evaluated, and whether by a person. */
    evaluated: text().$type<'automatic' | 'given'>(),
    /** The handler's clock-in of this round. */
    clockedInAt: instant(),
    clockedInById: reference(),
    /** The handler is on their way, and means to be there then. */
    departedAt: instant(),
    etaAt: instant(),
    remindedAt: instant(),
    remindCount: smallint().notNull().default(0),
    repeatOfId: reference('itself'),
    duplicateOfId: reference('itself'),
    requirementId: reference(),
    /** An entrusted half is open at a partner. */
    entrusted: boolean().notNull().default(false),
    /** Came outside working hours, to the person on duty. */
    duty: boolean().notNull().default(false),

    /** Targets and hours as they were at creation. */
    responseTargetMinutes: integer(),
    resolveTargetMinutes: integer(),
    calendarId: reference(),
    calendarVersion: integer(),
    /** What follows is core's fold of its records, kept so that lists can go by it. */
    slaPhase: text().$type<'none' | 'running' | 'paused' | 'met' | 'missed'>().notNull().default('none'),
    respondedAt: instant(),
    responseDueAt: instant(),
    resolveDueAt: instant(),
    responseMet: boolean(),
    resolveMet: boolean(),
    /** Absent while the clock stands. */
    nextDueAt: instant(),
    nextWarnAt: instant(),
    /** Service time used of what is allowed, up to since when it runs. */
    slaUsedMs: bigint({ mode: 'number' }),
    slaAllowanceMs: bigint({ mode: 'number' }),
    slaSinceAt: instant(),

    /** What lists filter by, as numbers: for rare combinations of filters. */
    keys: integer().array().notNull().default([]),
  },
  (t) => {
    const open = sql`${t.status} <= 4`;
    return [
      uniqueIndex('orders_number').on(t.tenantId, t.orderNo),
      index('orders_all').on(t.tenantId, ...newest(t)),
      index('orders_group').on(t.tenantId, t.groupId, ...newest(t)),
      index('orders_owner').on(t.tenantId, t.ownerId, t.status, ...newest(t)),
      index('orders_creator').on(t.tenantId, t.creatorId, ...newest(t)),
      index('orders_reporter').on(t.tenantId, t.reportAccountId, ...newest(t)),
      index('orders_cell').on(t.tenantId, t.cellId, ...newest(t)),
      index('orders_type').on(t.tenantId, t.typeId, ...newest(t)),
      index('orders_status').on(t.tenantId, t.status, ...newest(t)),
      index('orders_group_status').on(t.tenantId, t.groupId, t.status, ...newest(t)),
      index('orders_open')
        .on(t.tenantId, ...newest(t))
        .where(open),
      // Answers the home counts of one person or of a whole team without touching the table.
      index('orders_open_owner')
        .on(
          t.tenantId,
          t.ownerId,
          t.groupId,
          t.source,
          t.status,
          t.nextDueAt,
          t.nextWarnAt,
          t.planStart,
          t.planEnd,
          t.resumeAt,
          t.id,
        )
        .where(open),
      // What was closed in favour of an order.
      index('orders_duplicates').on(t.tenantId, t.duplicateOfId).where(sql`${t.duplicateOfId} is not null`),
      index('orders_open_cell').on(t.tenantId, t.cellId, t.status).where(open),
      index('orders_monitored')
        .on(t.tenantId, ...newest(t))
        .where(sql`${t.source} = 1`),
      index('orders_due').on(t.tenantId, t.nextDueAt, t.id).where(sql`${t.status} <= 4`),
      index('orders_group_due').on(t.tenantId, t.groupId, t.nextDueAt, t.id).where(sql`${t.status} <= 4`),
      index('orders_updated').on(t.tenantId, ...newest(t, t.updatedAt)),
      index('orders_group_updated').on(t.tenantId, t.groupId, ...newest(t, t.updatedAt)),
      index('orders_warn').on(t.tenantId, t.nextWarnAt).where(sql`${t.status} <= 4`),
      index('orders_resume').on(t.tenantId, t.resumeAt).where(sql`${t.status} = 4`),
      // For figures of a time: only what was resolved stands in it, so that raising orders costs nothing more.
      index('orders_resolved_when')
        .on(t.tenantId, t.resolvedAt, t.groupId, t.ownerId)
        .where(sql`${t.resolvedAt} is not null`),
      index('orders_resolved').on(t.tenantId, t.resolvedAt).where(sql`${t.status} = 5`),
      index('orders_cell_resolved')
        .on(t.tenantId, t.cellId, t.resolvedAt, t.createdAt)
        .where(sql`${t.resolvedAt} is not null`),
      // A short pending list, since its entries are searched row by row.
      lookup('orders_keys', t.tenantId, t.keys),
      lookup('orders_grams', t.tenantId, t.grams),
    ];
  },
);
