import { knowledgeArticles } from '../../db/schema/index.ts';
import { newId } from '../../testing/index.ts';
import type { Reach } from '../../testing/reach.ts';

export const knowledgeReach: Reach = {
  'knowledge.answers': 'no thing',
  'knowledge.choice': {
    of: 'order',
    async ask(on, { desk, orderId }) {
      const { tenantId, db } = desk;
      const answerId = newId();
      const article = { tenantId, id: answerId, title: 'Light', content: 'Switch it on' };
      await db.orm.insert(knowledgeArticles).values({ ...article, language: 'en' });
      return on.knowledge.choice({ answerId, helpful: true, orderId });
    },
  },
};
