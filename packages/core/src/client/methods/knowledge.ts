// Written by `pnpm gen` from the contract and its docs.
import type * as knowledge from '../../contract/knowledge.ts';
import type { DataOf, RequestOf } from '../../contract/define.ts';
import type { CallOptions } from '../caller.ts';
import type { Nothing } from './shapes.ts';

type KnowledgeAnswersQueryInferred = RequestOf<typeof knowledge.answers>;

/** What `knowledge.answers` takes. Articles that may answer a question. */
export interface KnowledgeAnswersQuery {
  /** The question, in the words of the person who asks. */
  question: KnowledgeAnswersQueryInferred['question'];
  /** Only orders of this entry of the service catalogue. */
  serverCatalogId?: KnowledgeAnswersQueryInferred['serverCatalogId'];
}

/** What `knowledge.answers` answers. Articles that may answer a question. */
export type KnowledgeAnswersAnswer = DataOf<typeof knowledge.answers>;

type ChoiceKnowledgeInferred = RequestOf<typeof knowledge.choice>;

/** What `knowledge.choice` takes. Say whether an answer helped. */
export interface ChoiceKnowledge {
  /** Which answer is meant. */
  answerId: ChoiceKnowledgeInferred['answerId'];
  /** Whether it helped; one voice a person, the last one counts. */
  helpful: ChoiceKnowledgeInferred['helpful'];
  /** Which order it is about, by its id and not by the number that people read. */
  orderId?: ChoiceKnowledgeInferred['orderId'];
}

/** Calls of `knowledge` as methods. */
export interface KnowledgeMethods {
  /** Articles that may answer a question. */
  answers(request: KnowledgeAnswersQuery, options?: CallOptions): Promise<KnowledgeAnswersAnswer>;
  /** Say whether an answer helped. */
  choice(request: ChoiceKnowledge, options?: CallOptions): Promise<Nothing>;
}
