import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';
import { instant, key, reference, refers, tenantKey } from './columns.ts';
import { orders } from './orders.ts';
import type { WorkKind } from './work-kind.ts';

/** Values of the template's fields, with the text shown for them worked out at writing. */
export const orderFields = pgTable(
  'order_fields',
  {
    tenantId: tenantKey(),
    orderId: key(),
    fieldId: key(),
    name: text().notNull(),
    fieldTypeName: text().notNull(),
    fieldValue: text().notNull(),
    display: text().notNull(),
    internal: boolean().notNull().default(false),
    sort: integer().notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.orderId, t.fieldId] }), refers(t.tenantId, t.orderId, orders)],
);

/**
 * The history of work of every kind: append-only, each row chained to the one before. `seq` counts from 1
 * within the order, or the thing of another kind; which table it stands in, its kind says.
 */
export const orderRecords = pgTable(
  'order_records',
  {
    tenantId: tenantKey(),
    /** The order, or the thing of another kind. */
    orderId: key(),
    orderKind: text().$type<WorkKind>().notNull().default('order'),
    seq: integer().notNull(),
    id: key(),
    handleType: smallint().notNull(),
    action: text().notNull(),
    fromStatus: smallint(),
    toStatus: smallint().notNull(),
    round: smallint().notNull().default(1),
    actorKind: text().$type<'account' | 'job' | 'rule' | 'partner' | 'operator'>().notNull(),
    actorId: reference(),
    /** The organisation of an actor of another tenant, who has no account here. */
    partnerName: text(),
    groupId: reference(),
    /** To whom or where it went, for a transfer. */
    targetGroupId: reference(),
    targetAccountId: reference(),
    /** Solution, progress or supplement. */
    content: text(),
    remark: text(),
    reasonCode: text(),
    internal: boolean().notNull().default(false),
    attachments: text().notNull().default(''),
    /** Fields before and after. */
    changes: jsonb().$type<Record<string, { from: unknown; to: unknown }>>(),
    /** Of a suspension: the resolution clock stands, and until when. */
    pausesSla: boolean(),
    resumeAt: instant(),
    /** Of a creation and of a change of them: the targets from then on. */
    targets: jsonb().$type<{ responseMinutes?: number; resolveMinutes?: number }>(),
    /** Of a cancellation as a duplicate. */
    duplicateOfId: reference(),
    /** Where a clock-in happened. */
    place: jsonb().$type<Record<string, unknown>>(),
    /** When the action was done by the device's clock. */
    deviceAt: instant(),
    /** When the server wrote it. */
    recordedAt: instant().notNull(),
    /** The time that counts: the device's, corrected, when it is believable, else the server's. */
    effectiveAt: instant().notNull(),
    /** A device time was given but not believed. */
    deviceTimeRefused: boolean().notNull().default(false),
    salt: text().notNull(),
    /** Salted digest of what people wrote, so that it can be erased and the chain still verifies. */
    digest: text().notNull(),
    prevHash: text(),
    hash: text().notNull(),
    erasedAt: instant(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.orderId, t.seq] }),
    uniqueIndex('order_records_id').on(t.tenantId, t.id),
    index('order_records_actor').on(t.tenantId, t.actorId, t.recordedAt),
    refers(t.tenantId, t.actorId, accounts),
  ],
);
