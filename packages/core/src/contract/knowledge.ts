import * as z from 'zod/mini';
import { id, lines, nothing } from './atoms/basic.ts';
import { call } from './define.ts';

/** Articles that may answer a question, the best first; none when nothing fits. */
export const answers = /* @__PURE__ */ call('knowledge.answers', {
  method: 'POST',
  path: '/api/knowledge_v2/answers',
  permission: 'signedIn',
  request: () => z.object({ question: lines(500, 1), serverCatalogId: z.optional(id()) }),
  data: () =>
    z.array(
      z.object({
        id: z.string(),
        title: z.string(),
        content: z.string(),
        /** 0 to 1: how much of the question it answers. */
        score: z.number(),
        /** How many people it helped. */
        helpfulCount: z.number(),
        /** Set on the answer that a configured assistant phrased from the articles in `sourceIds`. */
        phrased: z.optional(z.boolean()),
        sourceIds: z.optional(z.array(z.string())),
      }),
    ),
});

/** Say whether an answer helped; one voice a person, the last one counts. */
export const choice = /* @__PURE__ */ call('knowledge.choice', {
  method: 'POST',
  path: '/api/knowledge_v2/choice',
  permission: 'signedIn',
  writes: true,
  request: () => z.object({ answerId: id(), helpful: z.boolean(), orderId: z.optional(id()) }),
  data: nothing,
  errors: ['notFound'],
});
