import { insertRows } from '../../platform/db/index.ts';
import { knowledgeArticles } from '../../platform/db/schema/index.ts';
import type { Access } from '../../testing/access.ts';
import { newId } from '../../testing/index.ts';

export const knowledgeAccess: Access = {
  'knowledge.answers': 'no thing',
  'knowledge.choice': {
    of: 'order',
    async ask(on, { tenant, orderId }) {
      const { tenantId, db } = tenant;
      const answerId = newId();
      const article = { tenantId, id: answerId, title: 'Light', content: 'Switch it on' };
      await insertRows(db, knowledgeArticles, { ...article, language: 'en' });
      return on.knowledge.choice({ answerId, helpful: true, orderId });
    },
  },
};
