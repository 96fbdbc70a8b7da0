// Written by `pnpm gen` from the contract and its docs.
import type * as knowledge from '../../contract/knowledge.ts';
import type { DataOf, RequestOf } from '../../contract/define.ts';
import type { CallOptions } from '../caller.ts';
import type { Nothing } from './shapes.ts';

/** What `knowledge.answers` takes. Articles that may answer a question. */
export interface KnowledgeAnswersQuery extends RequestOf<typeof knowledge.answers> {}

/** What `knowledge.answers` answers. Articles that may answer a question. */
export type KnowledgeAnswersAnswer = DataOf<typeof knowledge.answers>;

/** What `knowledge.choice` takes. Say whether an answer helped. */
export interface ChoiceKnowledge extends RequestOf<typeof knowledge.choice> {}

/** Calls of `knowledge` as methods. */
export interface KnowledgeMethods {
  /** Articles that may answer a question. */
  answers(request: KnowledgeAnswersQuery, options?: CallOptions): Promise<KnowledgeAnswersAnswer>;
  /** Say whether an answer helped. */
  choice(request: ChoiceKnowledge, options?: CallOptions): Promise<Nothing>;
}
