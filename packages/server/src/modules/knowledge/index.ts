import { SvcdeskError, timeOrderedId } from '@svcdesk/core';
import type { CheckedRequestOf, DataOf, knowledge } from '@svcdesk/core/contract';
import { insertRows, statement } from '../../platform/db/index.ts';
import { knowledgeAnswers } from '../../platform/db/schema/index.ts';
import type { ContextOf, DomainHandlers } from '../../platform/http/handler.ts';
import { countBy, hourMs, ofAccount } from '../../platform/sessions/throttle.ts';
import { visibleOrder } from '../orders/index.ts';
import { findArticles, type Ranked } from './find-articles.ts';
import { phraseAnswer } from './phrase.ts';

export { findArticles } from './find-articles.ts';
export { articleNgrams, termsOf } from './terms.ts';

const articlesOf = statement<{ articleIds: string[] }, [tenantId: string, id: string, accountId: string]>(
  'knowledge.articlesOf',
  `SELECT ARRAY[id] AS "articleIds" FROM knowledge_articles WHERE tenant_id = $1 AND id = $2
   UNION ALL SELECT article_ids FROM knowledge_answers WHERE tenant_id = $1 AND id = $2 AND account_id = $3`,
);

/** Held by a statement of its own, in one order: what others said until then is seen by the next one only. */
const hold = statement<object, [tenantId: string, articleIds: readonly string[]]>(
  'knowledge.hold',
  'SELECT FROM knowledge_articles WHERE tenant_id = $1 AND id = ANY($2::uuid[]) ORDER BY id FOR UPDATE',
);

/** The voice of a person about articles, in the place of an earlier one. The counts follow from what changed. */
const choose = statement<
  object,
  [
    tenantId: string,
    articleIds: readonly string[],
    accountId: string,
    helpful: boolean,
    orderId: string | undefined,
    at: Date,
  ]
>(
  'knowledge.choose',
  `WITH held AS (
     SELECT id FROM knowledge_articles WHERE tenant_id = $1 AND id = ANY($2::uuid[])
   ), before AS (
     SELECT c.article_id, c.helpful FROM knowledge_choices c JOIN held ON held.id = c.article_id
     WHERE c.tenant_id = $1 AND c.account_id = $3
   ), voiced AS (
     INSERT INTO knowledge_choices (tenant_id, article_id, account_id, helpful, order_id, created_at)
     SELECT $1, id, $3, $4, $5, $6 FROM held
     ON CONFLICT (tenant_id, article_id, account_id) DO UPDATE SET helpful = $4, order_id = $5, created_at = $6
   ) UPDATE knowledge_articles a SET
       helpful_count = helpful_count + ($4)::int - coalesce(b.helpful::int, 0),
       unhelpful_count = unhelpful_count + (NOT $4)::int - coalesce((NOT b.helpful)::int, 0)
     FROM held LEFT JOIN before b ON b.article_id = held.id
     WHERE a.tenant_id = $1 AND a.id = held.id`,
);

/** Keeps a reader's opinion of an answer: an article, or one that was phrased for them of several. */
async function chooseAnswer(
  { answerId, helpful, orderId }: CheckedRequestOf<typeof knowledge.choice>,
  context: ContextOf<typeof knowledge.choice>,
): Promise<Record<string, never>> {
  const { tx, tenantId, actor, now } = context;
  if (orderId !== undefined) await visibleOrder(tx, context, orderId);
  const found = await articlesOf.first(tx, tenantId, answerId, actor.accountId);
  if (!found) throw new SvcdeskError('notFound');
  await hold.all(tx, tenantId, found.articleIds);
  await choose.change(tx, tenantId, found.articleIds, actor.accountId, helpful, orderId, now());
  return {};
}

type Answer = DataOf<typeof knowledge.answers>[number];

const maxShown = 5;
/** Articles that an assistant reads: more would only cost time. */
const maxRead = 3;

function shown({ id, title, content, score, helpfulCount }: Ranked): Answer {
  return { id, title, content, score: Math.round(score * 10_000) / 10_000, helpfulCount };
}

/** What a model costs is limited by account and tenant; beyond that the articles stand for themselves. */
export const phrasesAllowed = { accountMinute: 6, accountHour: 60, tenantHour: 600 };

async function mayPhrase(context: ContextOf<typeof knowledge.answers>): Promise<boolean> {
  const { services, db, tenantId, now } = context;
  if (!services.settings.assistantUrl) return false;
  const { accountMinute, accountHour, tenantHour } = phrasesAllowed;
  const limits = [
    ofAccount(context, 'phraseMinute', accountMinute, 60_000),
    ofAccount(context, 'phraseHour', accountHour, hourMs),
    { kind: 'phraseTenantHour', subject: tenantId, most: tenantHour, windowMs: hourMs },
  ];
  for (const limit of limits) if ((await countBy(db, limit, 1, now())) > limit.most) return false;
  return true;
}

async function phrased(
  question: string,
  articles: readonly Ranked[],
  context: ContextOf<typeof knowledge.answers>,
): Promise<Answer | undefined> {
  const { services, db, tenantId, actor, now } = context;
  const read = articles.slice(0, maxRead);
  if (!(await mayPhrase(context))) return undefined;
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
