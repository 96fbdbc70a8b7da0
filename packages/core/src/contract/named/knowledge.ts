// Written by `pnpm gen` from the contract and its docs.
import type * as knowledge from '../knowledge.ts';
import type { InferredDataOf, InferredRequestOf } from '../define.ts';
import type { Nothing } from './shapes.ts';

type KnowledgeAnswersQueryInferred = InferredRequestOf<typeof knowledge.answers>;

/** What `knowledge.answers` takes. Articles that may answer a question. */
export type KnowledgeAnswersQuery = {
  /** The question, in the words of the person who asks. */
  question: KnowledgeAnswersQueryInferred['question'];
  /** Only orders of this entry of the service catalogue. */
  serverCatalogId?: KnowledgeAnswersQueryInferred['serverCatalogId'];
};

type KnowledgeAnswersAnswerInferred = InferredDataOf<typeof knowledge.answers>;

/** What `knowledge.answers` answers. Articles that may answer a question. */
export type KnowledgeAnswersAnswer = ({
  /** Tells it apart from all others; people are shown its number or name instead. */
  id: KnowledgeAnswersAnswerInferred[number]['id'];
  /** What it is about, in one line. */
  title: KnowledgeAnswersAnswerInferred[number]['title'];
  /** What to do about it. */
  content: KnowledgeAnswersAnswerInferred[number]['content'];
  /** How much of the question it answers, from 0 to 1. */
  score: KnowledgeAnswersAnswerInferred[number]['score'];
  /** How many people it helped. */
  helpfulCount: KnowledgeAnswersAnswerInferred[number]['helpfulCount'];
  /** True where an assistant put it into words from the articles that it names. */
  phrased?: KnowledgeAnswersAnswerInferred[number]['phrased'];
  /** The articles that the answer was made from. */
  sourceIds?: KnowledgeAnswersAnswerInferred[number]['sourceIds'];
})[];

type ChoiceKnowledgeInferred = InferredRequestOf<typeof knowledge.choice>;

/** What `knowledge.choice` takes. Say whether an answer helped. */
export type ChoiceKnowledge = {
  /** Which answer is meant. */
  answerId: ChoiceKnowledgeInferred['answerId'];
  /** Whether it helped; one voice a person, the last one counts. */
  helpful: ChoiceKnowledgeInferred['helpful'];
  /** Which order it is about, by its id and not by the number that people read. */
  orderId?: ChoiceKnowledgeInferred['orderId'];
};

/** What the calls of `knowledge` take and answer. */
export interface KnowledgeCalls {
  'knowledge.answers': { request: KnowledgeAnswersQuery; data: KnowledgeAnswersAnswer };
  'knowledge.choice': { request: ChoiceKnowledge; data: Nothing };
}
