import { boolean, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';
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
    /** Its terms, for the index. */
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

/** Answers that an assistant phrased: what they were made of, so that a choice counts for the articles. */
export const knowledgeAnswers = pgTable(
  'knowledge_answers',
  {
    tenantId: tenantKey(),
    id: key(),
    accountId: key(),
    articleIds: uuid().array().notNull(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] }), refers(t.tenantId, t.accountId, accounts)],
);

/** Whom an article helped: one voice a person. */
export const knowledgeChoices = pgTable(
  'knowledge_choices',
  {
    tenantId: tenantKey(),
    articleId: key(),
    accountId: key(),
    helpful: boolean().notNull(),
    /** The order that it was read for. */
    orderId: reference(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.articleId, t.accountId] }),
    refers(t.tenantId, t.articleId, knowledgeArticles),
    refers(t.tenantId, t.accountId, accounts),
  ],
);
