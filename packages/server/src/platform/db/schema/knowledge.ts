import { boolean, index, integer, text, uuid } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';
import { catalogs } from './catalogs.ts';
import { createdAt, grams, updatedAt } from './columns.ts';
import { key, keyedTable, ofTenant, reference, tenantTable } from './tenant-table.ts';

export const knowledgeArticles = tenantTable(
  'knowledge_articles',
  {
    tenantId: ofTenant(),
    language: text().$type<'zh-CN' | 'en'>().notNull(),
    title: text().notNull(),
    content: text().notNull(),
    catalogId: reference(catalogs),
    enabled: boolean().notNull().default(true),
    helpfulCount: integer().notNull().default(0),
    unhelpfulCount: integer().notNull().default(0),
    /** Its terms, for the index. */
    grams: grams(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('knowledge_articles_catalog').on(t.tenantId, t.catalogId),
    index('knowledge_articles_grams').using('gin', t.tenantId, t.grams),
  ],
);

/** Answers that an assistant phrased: what they were made of, so that a choice counts for the articles. */
export const knowledgeAnswers = tenantTable('knowledge_answers', {
  accountId: key(accounts),
  articleIds: uuid().array().notNull(),
  createdAt: createdAt(),
});

/** Whom an article helped: one voice a person. */
export const knowledgeChoices = keyedTable('knowledge_choices', ['articleId', 'accountId'], {
  articleId: key(knowledgeArticles),
  accountId: key(accounts),
  helpful: boolean().notNull(),
  /** The order that it was read for. */
  orderId: reference(),
  createdAt: createdAt(),
});
