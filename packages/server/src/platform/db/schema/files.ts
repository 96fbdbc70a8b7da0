import { sql } from 'drizzle-orm';
import { boolean, index, integer, text } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';
import { createdAt, instant } from './columns.ts';
import { key, keyedTable, reference, tenantTable } from './tenant-table.ts';

export const files = tenantTable(
  'files',
  {
    /** Null when it came from a partner's tenant with an entrusted order. */
    uploaderId: reference(accounts),
    name: text().notNull(),
    /** Decided by content, not by name. */
    mediaType: text().notNull(),
    sizeBytes: integer().notNull(),
    sha256: text().notNull(),
    /** Where the bytes lie in the file store; copies share them. */
    storeKey: text().notNull(),
    previewKey: text(),
    widthPixels: integer(),
    heightPixels: integer(),
    /** Null until bound to an object; unbound files go after seven days. */
    boundAt: instant(),
    createdAt: createdAt(),
  },
  (t) => [
    index('files_content').on(t.tenantId, t.sha256),
    index('files_unbound').on(t.tenantId, t.createdAt).where(sql`${t.boundAt} is null`),
    // Uploads of an account lately.
    index('files_uploader').on(t.tenantId, t.uploaderId, t.createdAt),
  ],
);

/** What a file belongs to; who sees the object sees the file. */
export const fileBindings = keyedTable(
  'file_bindings',
  ['fileId', 'objectKind', 'objectId'],
  {
    fileId: key(files),
    objectKind: text().notNull(),
    objectId: key(),
    /** Of an internal record: for staff only. */
    internal: boolean().notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [index('file_bindings_object').on(t.tenantId, t.objectKind, t.objectId)],
);
