import { articleTerms } from '../../modules/knowledge/terms.ts';
import { knowledgeArticles } from '../../platform/db/schema/knowledge.ts';
import { type Founding, instant } from './founding.ts';

const languages = [
  ['zh', 'zh-CN'],
  ['en', 'en'],
] as const;

/** Puts every article into the library in both languages. */
export function foundLibrary({ basket, chance, ids, plan, tenantId, foundedAt }: Founding): void {
  for (const [index, article] of plan.articles.entries()) {
    for (const [key, language] of languages) {
      const [title, content] = article[key];
      basket.put(knowledgeArticles, {
        tenantId,
        id: ids.of('article', `${index} ${language}`),
        language,
        title,
        content,
        catalogId: article.catalog ? ids.of('catalog', article.catalog) : null,
        helpfulCount: chance.whole(0, 40),
        unhelpfulCount: chance.whole(0, 4),
        grams: articleTerms({ title, content }),
        createdAt: instant(foundedAt),
        updatedAt: instant(foundedAt),
      });
    }
  }
}
