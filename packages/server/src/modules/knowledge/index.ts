import { timeOrderedId } from '@svcdesk/core';
import type { DataOf, knowledge } from '@svcdesk/core/contract';
import { insertRows } from '../../platform/db/index.ts';
import { knowledgeAnswers } from '../../platform/db/schema/index.ts';
import type { ContextOf, DomainHandlers } from '../../platform/http/handler.ts';
import { chooseAnswer } from './choose.ts';
import { findArticles } from './find-articles.ts';
import { phraseAnswer } from './phrase.ts';
import type { Ranked } from './rank.ts';

export { findArticles } from './find-articles.ts';
export { termsOf } from './terms.ts';

type Answer = DataOf<typeof knowledge.answers>[number];

const maxShown = 5;
/** Articles that an assistant reads: more would only cost time. */
const maxRead = 3;

function shown({ id, title, content, score, helpfulCount }: Ranked): Answer {
  return { id, title, content, score: Math.round(score * 10_000) / 10_000, helpfulCount };
}

async function phrased(
  question: string,
  articles: readonly Ranked[],
  context: ContextOf<typeof knowledge.answers>,
): Promise<Answer | undefined> {
  const { services, db, tenantId, actor, now } = context;
  const read = articles.slice(0, maxRead);
  const content = await phraseAnswer(services, question, read);
  const [best] = read;
  if (content === undefined || !best) return undefined;
  const at = now();
  const id = timeOrderedId(at.getTime());
  const sourceIds = read.map((article) => article.id);
  const kept = { tenantId, id, accountId: actor.accountId, articleIds: sourceIds };
  await insertRows(db, knowledgeAnswers, { ...kept, createdAt: at.toISOString() });
  return { ...shown(best), id, content, helpfulCount: 0, phrased: true, sourceIds };
}

export const knowledgeHandlers: DomainHandlers<typeof knowledge> = {
  async answers({ question, serverCatalogId }, context) {
    const wish = { locale: context.locale, catalogId: serverCatalogId };
    const articles = await findArticles(context.db, context.tenantId, question, wish);
    const worded = await phrased(question, articles, context);
    return [...(worded ? [worded] : []), ...articles.slice(0, maxShown).map(shown)];
  },

  choice: chooseAnswer,
};
