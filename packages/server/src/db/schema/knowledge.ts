import { boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { catalogs } from './catalogs.ts';
import { createdAt, key, reference, refers, tenantKey, updatedAt } from './columns.ts';
import { tenants } from './platform.ts';

export const knowledgeArticles = pgTable(
  'knowledge_articles',
  {
    tenantId: tenantKey().references(() => tenants.id),
    id: key(),
    language: text().$type<'zh-CN' | 'en'>().notNull(),
    title: text().notNull(),
    content: text().notNull(),
    catalogId: reference(),
    enabled: boolean().notNull().default(true),
    helpfulCount: integer().notNull().default(0),
    unhelpfulCount: integer().notNull().default(0),
    grams: text().array().notNull().default([]),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    index('knowledge_articles_catalog').on(t.tenantId, t.catalogId),
    index('knowledge_articles_grams').using('gin', t.tenantId, t.grams),
    refers(t.tenantId, t.catalogId, catalogs),
  ],
);
