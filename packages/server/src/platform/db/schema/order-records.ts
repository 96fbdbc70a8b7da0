import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { accounts, groups } from './accounts.ts';
import { assets } from './assets.ts';
import { createdAt, instant, type WorkKind } from './columns.ts';
import { orders } from './orders.ts';
import { key, keyedTable, newest, reference, tenantTable } from './tenant-table.ts';
import { fieldValue } from './work-row.ts';

/** Values of the template's fields. */
export const orderFields = keyedTable('order_fields', ['orderId', 'fieldId'], {
  orderId: key(orders),
  ...fieldValue(),
});

/**
 * The history of work of every kind: append-only, each row chained to the one before. `seq` counts from 1
 * within the order, or the thing of another kind; which table it stands in, its kind says.
 */
export const orderRecords = keyedTable(
  'order_records',
  ['orderId', 'seq'],
  {
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
    actorId: reference(accounts),
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
    /** When names were erased from its changes on request. */
    erasedAt: instant(),
    /** Signs what is left of it then; absent where a server of before 0.3.0 erased it. */
    erasure: text(),
  },
  (t) => [
    uniqueIndex('order_records_id').on(t.tenantId, t.id),
    index('order_records_actor').on(t.tenantId, t.actorId, t.recordedAt),
  ],
);

export const orderAssets = keyedTable(
  'order_assets',
  ['orderId', 'assetId'],
  { orderId: key(orders), assetId: key(assets), boundById: key(accounts), createdAt: createdAt() },
  (t) => [index('order_assets_asset').on(t.tenantId, t.assetId, t.createdAt)],
);

/** One row for each person who has an order copied, with their own read mark. */
export const orderCc = tenantTable(
  'order_cc',
  {
    orderId: key(orders),
    accountId: key(accounts),
    /** The group whose copy reached them; null when they were named. */
    viaGroupId: reference(groups),
    byId: key(accounts),
    createdAt: createdAt(),
    readAt: instant(),
  },
  (t) => [
    uniqueIndex('order_cc_person').on(t.tenantId, t.orderId, t.accountId).where(sql`${t.viaGroupId} is null`),
    uniqueIndex('order_cc_via_group').on(t.tenantId, t.orderId, t.accountId, t.viaGroupId),
    index('order_cc_account').on(t.tenantId, t.accountId, ...newest(t)),
    index('order_cc_unread')
      .on(t.tenantId, t.accountId, ...newest(t))
      .where(sql`${t.readAt} is null`),
  ],
);

export const evaluations = keyedTable(
  'evaluations',
  ['orderId'],
  {
    orderId: key(orders),
    label: text().notNull(),
    stars: text().notNull(),
    attachment: text().notNull().default(''),
    content: text().notNull().default(''),
    autoEvaluate: boolean().notNull(),
    commentatorName: text(),
    phone: text(),
    /** Whom it judges: the handler at resolve time, and their group then. */
    handlerId: reference(accounts),
    handlerGroupName: text().notNull(),
    byId: reference(),
    createdAt: createdAt(),
  },
  (t) => [
    index('evaluations_handler').on(t.tenantId, t.handlerId, t.createdAt),
    index('evaluations_created').on(t.tenantId, t.createdAt),
  ],
);

/**
 * Whom the rules suggested first where an order was given to a person, beside the record of it: what a report of
 * suggestions is made from, without reading all records.
 */
export const suggestionChoices = keyedTable(
  'suggestion_choices',
  ['orderId', 'seq'],
  {
    orderId: key(orders),
    /** Of the record that gave the order to the engineer who was chosen. */
    seq: integer().notNull(),
    round: smallint().notNull(),
    groupId: key(groups),
    suggestedId: key(accounts),
    chosenId: key(accounts),
    chosenAt: instant().notNull(),
  },
  (t) => [index('suggestion_choices_time').on(t.tenantId, t.chosenAt)],
);
