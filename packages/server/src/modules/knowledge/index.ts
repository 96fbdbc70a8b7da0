import { timeOrderedId } from '@svcdesk/core';
import type { DataOf, knowledge } from '@svcdesk/core/contract';
import { statement } from '../../platform/db/index.ts';
import type { ContextOf, DomainHandlers } from '../../platform/http/handler.ts';
import { visibleOrder } from '../orders/index.ts';
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

const keepAnswer = statement<
  object,
  [tenantId: string, id: string, accountId: string, articleIds: readonly string[], at: string]
>(
  'knowledge.keepAnswer',
  `INSERT INTO knowledge_answers (tenant_id, id, account_id, article_ids, created_at)
   VALUES ($1, $2, $3, $4, $5)`,
);

const round = (score: number) => Math.round(score * 10_000) / 10_000;

function shown({ id, title, content, score, helpfulCount }: Ranked): Answer {
  return { id, title, content, score: round(score), helpfulCount };
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
  const id = timeOrderedId(now().getTime());
  const sourceIds = read.map((article) => article.id);
  await keepAnswer.change(db, tenantId, id, actor.accountId, sourceIds, now().toISOString());
  return {
    id,
    title: best.title,
    content,
    score: round(best.score),
    helpfulCount: 0,
    phrased: true,
    sourceIds,
  };
}

export const knowledgeHandlers: DomainHandlers<typeof knowledge> = {
  async answers({ question, serverCatalogId }, context) {
    const wish = { locale: context.locale, catalogId: serverCatalogId };
    const articles = await findArticles(context.db, context.tenantId, question, wish);
    const worded = await phrased(question, articles, context);
    return [...(worded ? [worded] : []), ...articles.slice(0, maxShown).map(shown)];
  },

  async choice({ answerId, helpful, orderId }, context) {
    const { tx, tenantId, actor, now } = context;
    if (orderId !== undefined) await visibleOrder(tx, context, orderId);
    const choice = { tenantId, accountId: actor.accountId, answerId, helpful, orderId, at: now() };
    await chooseAnswer(tx, choice);
    return {};
  },
};
