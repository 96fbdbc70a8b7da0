// Written by `pnpm gen` from the contract and its docs.
import type { ChoiceKnowledge, KnowledgeAnswersAnswer, KnowledgeAnswersQuery, Nothing } from '../../contract/named/index.ts';
import type { CallOptions } from '../caller.ts';

/** Calls of `knowledge` as methods. */
export interface KnowledgeMethods {
  /** Articles that may answer a question. */
  answers(request: KnowledgeAnswersQuery, options?: CallOptions): Promise<KnowledgeAnswersAnswer>;
  /** Say whether an answer helped. */
  choice(request: ChoiceKnowledge, options?: CallOptions): Promise<Nothing>;
}
