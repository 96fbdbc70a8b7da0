import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';
import { createdAt, instant, key, reference, refers, tenantKey } from './columns.ts';

export const files = pgTable(
  'files',
  {
    tenantId: tenantKey(),
    id: key(),
    /** Null when it came from a partner's tenant with an entrusted order. */
    uploaderId: reference(),
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
    primaryKey({ columns: [t.tenantId, t.id] }),
    index('files_content').on(t.tenantId, t.sha256),
    index('files_unbound').on(t.tenantId, t.createdAt).where(sql`${t.boundAt} is null`),
    // How much somebody uploaded lately.
    index('files_uploader').on(t.tenantId, t.uploaderId, t.createdAt),
    refers(t.tenantId, t.uploaderId, accounts),
  ],
);

/** What a file belongs to; who sees the object sees the file. */
export const fileBindings = pgTable(
  'file_bindings',
  {
    tenantId: tenantKey(),
    fileId: key(),
    objectKind: text().notNull(),
    objectId: key(),
    /** Of an internal record: for staff only. */
    internal: boolean().notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.fileId, t.objectKind, t.objectId] }),
    index('file_bindings_object').on(t.tenantId, t.objectKind, t.objectId),
    refers(t.tenantId, t.fileId, files),
  ],
);
