import type { assistant } from '@svcdesk/core/contract';
import { statement } from '../../platform/db/index.ts';
import type { DomainHandlers } from '../../platform/http/handler.ts';

const anyArticle = statement<{ any: boolean }, [tenantId: string]>(
  'assistant.anyArticle',
  'SELECT EXISTS(SELECT FROM knowledge_articles WHERE tenant_id = $1 AND enabled) AS any',
);

export const assistantHandlers: DomainHandlers<typeof assistant> = {
  /** Every account that may sign in may ask, as soon as there is something to answer from. */
  async permission(_input, { db, tenantId, services }) {
    const allowed = (await anyArticle.first(db, tenantId))?.any ?? false;
    return { allowed, phrases: allowed && services.settings.assistantUrl !== undefined };
  },
};
