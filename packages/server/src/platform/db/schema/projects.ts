import { sql } from 'drizzle-orm';
import { index, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';
import { createdAt, instant, projectOrderKeys } from './columns.ts';
import { key, keyedTable, lookup, newest, ofTenant, reference, tenantTable } from './tenant-table.ts';
import { describedWork } from './work-row.ts';

/** What project orders belong to; led by a project manager. */
export const projects = tenantTable(
  'projects',
  {
    tenantId: ofTenant(),
    name: text().notNull(),
    managerId: key(accounts),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('projects_name').on(t.tenantId, t.name),
    index('projects_manager').on(t.tenantId, t.managerId),
  ],
);

/** Work of a project at a site, in stages. */
export const projectOrders = tenantTable(
  'project_orders',
  {
    ...describedWork(),
    /** As orders: 1 pending, 2 assigned, 3 processing, 4 suspended, 5 resolved, 6 closed, 7 cancelled. */
    status: smallint().notNull(),
    projectId: key(projects),
    /** Of this order; accepts the result. */
    managerId: key(accounts),
    createdById: key(accounts),
    assigneeId: reference(accounts),
    handlerId: reference(accounts),
    cancelReason: text(),
    dueAt: instant(),
    acceptedAt: instant(),
    resolvedAt: instant(),
    closedAt: instant(),
  },
  (t) => [
    uniqueIndex('project_orders_number').on(t.tenantId, t.orderNo),
    index('project_orders_all').on(t.tenantId, ...newest(t)),
    index('project_orders_project').on(t.tenantId, t.projectId, ...newest(t)),
    index('project_orders_group').on(t.tenantId, t.groupId, ...newest(t)),
    index('project_orders_manager').on(t.tenantId, t.managerId, ...newest(t)),
    index('project_orders_handler').on(t.tenantId, t.handlerId, ...newest(t)),
    index('project_orders_assignee').on(t.tenantId, t.assigneeId, ...newest(t)),
    index('project_orders_creator').on(t.tenantId, t.createdById, ...newest(t)),
    index('project_orders_status').on(t.tenantId, t.status, ...newest(t)),
    lookup('project_orders_found', t.tenantId, t.grams, projectOrderKeys),
    index('project_orders_cell').on(t.tenantId, t.cellId),
    index('project_orders_due').on(t.tenantId, t.dueAt).where(sql`${t.status} <= 4`),
    index('project_orders_resume').on(t.tenantId, t.resumeAt).where(sql`${t.status} = 4`),
    index('project_orders_resolved').on(t.tenantId, t.resolvedAt).where(sql`${t.status} = 5`),
  ],
);

/** A step of a project order, with a handler and a plan of its own. */
export const projectStages = keyedTable(
  'project_stages',
  ['orderId', 'id'],
  {
    orderId: key(projectOrders),
    id: key(),
    sort: smallint().notNull(),
    name: text().notNull(),
    /** 1 not begun, 2 under way, 3 done, 4 skipped. */
    status: smallint().notNull().default(1),
    handlerId: reference(accounts),
    planStart: instant(),
    planEnd: instant(),
    result: text(),
    /** Attachment string. */
    attachments: text().notNull().default(''),
    finishedAt: instant(),
  },
  (t) => [index('project_stages_handler').on(t.tenantId, t.handlerId)],
);
