import { boolean, integer, smallint, text } from 'drizzle-orm/pg-core';
import { groups } from './accounts.ts';
import { instant, recorded } from './columns.ts';
import { cells } from './customers.ts';
import { key } from './tenant-table.ts';

/** What work at a site has, whatever its kind. */
export const siteWork = () => ({
  orderNo: text().notNull(),
  title: text().notNull(),
  cellId: key(cells),
  cellName: text().notNull(),
  customerName: text().notNull(),
  groupId: key(groups),
  planStart: instant(),
  planEnd: instant(),
  ...recorded(),
});

/** The same of work with a description. */
export const describedWork = () => ({
  ...siteWork(),
  content: text().notNull().default(''),
  /** Attachment string. */
  attachments: text().notNull().default(''),
  priority: smallint().notNull(),
  resumeAt: instant(),
  hangUpReason: text(),
});

/** A value of a template's field, with the text shown for it worked out at writing. */
export const fieldValue = () => ({
  fieldId: key(),
  name: text().notNull(),
  fieldTypeName: text().notNull(),
  fieldValue: text().notNull(),
  display: text().notNull(),
  internal: boolean().notNull().default(false),
  sort: integer().notNull().default(0),
});
