import type { Actor } from '@svcdesk/core/roles';
import type { Instant, OrderCommand } from '@svcdesk/core/rules';
import type { OwnColumns } from '../../modules/orders/act/act.ts';
import type { evaluations } from '../../platform/db/schema/order-records.ts';
import type { Photo } from './album.ts';

type EvaluationRow = typeof evaluations.$inferInsert;

/** What an evaluation says beside what the order knows. */
export type StepEvaluation = Pick<
  EvaluationRow,
  'label' | 'stars' | 'content' | 'autoEvaluate' | 'commentatorName' | 'phone' | 'byId'
>;

/** Something that somebody does to an order. */
export interface Step {
  readonly at: Instant;
  readonly by: Actor;
  readonly command: OrderCommand;
  /** Columns that follow from the command but not from the rules. */
  readonly columns?: OwnColumns;
  readonly evaluation?: StepEvaluation;
  /** Taken on the spot; of a resolved order it shows the result. */
  readonly photo?: Photo | undefined;
}
