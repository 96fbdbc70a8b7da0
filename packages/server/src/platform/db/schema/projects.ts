import { sql } from 'drizzle-orm';
import { index, pgTable, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';
import { createdAt, instant, key, newest, recorded, reference, refers, tenantKey } from './columns.ts';
import { cells } from './customers.ts';
import { groups } from './groups.ts';
import { keysOf, projectOrderKeys } from './list-keys.ts';
import { tenants } from './platform.ts';

/** What project orders belong to; led by a project manager. */
export const projects = pgTable(
  'projects',
  {
    tenantId: tenantKey().references(() => tenants.id),
    id: key(),
    name: text().notNull(),
    managerId: key(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    uniqueIndex('projects_name').on(t.tenantId, t.name),
    index('projects_manager').on(t.tenantId, t.managerId),
    refers(t.tenantId, t.managerId, accounts),
  ],
);

/** Work of a project at a site, in stages. */
export const projectOrders = pgTable(
  'project_orders',
  {
    tenantId: tenantKey(),
    id: key(),
    orderNo: text().notNull(),
    title: text().notNull(),
    content: text().notNull().default(''),
    /** Attachment string. */
    attachments: text().notNull().default(''),
    /** As orders: 1 pending, 2 assigned, 3 processing, 4 suspended, 5 resolved, 6 closed, 7 cancelled. */
    status: smallint().notNull(),
    priority: smallint().notNull(),
    projectId: key(),
    /** Of this order; accepts the result. */
    managerId: key(),
    cellId: key(),
    cellName: text().notNull(),
    customerName: text().notNull(),
    groupId: key(),
    createdById: key(),
    assigneeId: reference(),
    handlerId: reference(),
    planStart: instant(),
    planEnd: instant(),
    resumeAt: instant(),
    hangUpReason: text(),
    cancelReason: text(),
    dueAt: instant(),
    acceptedAt: instant(),
    resolvedAt: instant(),
    closedAt: instant(),
    ...recorded(),
  },
  (t) => {
    const order = () => newest(t.createdAt, t.id);
    return [
      primaryKey({ columns: [t.tenantId, t.id] }),
      uniqueIndex('project_orders_number').on(t.tenantId, t.orderNo),
      index('project_orders_all').on(t.tenantId, ...order()),
      index('project_orders_project').on(t.tenantId, t.projectId, ...order()),
      index('project_orders_group').on(t.tenantId, t.groupId, ...order()),
      index('project_orders_manager').on(t.tenantId, t.managerId, ...order()),
      index('project_orders_handler').on(t.tenantId, t.handlerId, ...order()),
      index('project_orders_assignee').on(t.tenantId, t.assigneeId, ...order()),
      index('project_orders_creator').on(t.tenantId, t.createdById, ...order()),
      index('project_orders_status').on(t.tenantId, t.status, ...order()),
      index('project_orders_found')
        .using('gin', t.tenantId, t.grams, sql.raw(`(${keysOf(projectOrderKeys)})`))
        .with({ gin_pending_list_limit: 256 }),
      index('project_orders_cell').on(t.tenantId, t.cellId),
      index('project_orders_due').on(t.tenantId, t.dueAt).where(sql`${t.status} <= 4`),
      index('project_orders_resume').on(t.tenantId, t.resumeAt).where(sql`${t.status} = 4`),
      index('project_orders_resolved').on(t.tenantId, t.resolvedAt).where(sql`${t.status} = 5`),
      refers(t.tenantId, t.projectId, projects),
      refers(t.tenantId, t.managerId, accounts),
      refers(t.tenantId, t.cellId, cells),
      refers(t.tenantId, t.groupId, groups),
      refers(t.tenantId, t.createdById, accounts),
      refers(t.tenantId, t.assigneeId, accounts),
      refers(t.tenantId, t.handlerId, accounts),
    ];
  },
);

/** A step of a project order, with a handler and a plan of its own. */
export const projectStages = pgTable(
  'project_stages',
  {
    tenantId: tenantKey(),
    orderId: key(),
    id: key(),
    sort: smallint().notNull(),
    name: text().notNull(),
    /** 1 not begun, 2 under way, 3 done, 4 skipped. */
    status: smallint().notNull().default(1),
    handlerId: reference(),
    planStart: instant(),
    planEnd: instant(),
    result: text(),
    /** Attachment string. */
    attachments: text().notNull().default(''),
    finishedAt: instant(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.orderId, t.id] }),
    index('project_stages_handler').on(t.tenantId, t.handlerId),
    refers(t.tenantId, t.orderId, projectOrders),
    refers(t.tenantId, t.handlerId, accounts),
  ],
);
