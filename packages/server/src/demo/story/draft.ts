import type { Actor } from '@svcdesk/core/roles';
import type { CreateWith, Instant, OrderCommand, OrderSource, PriorityCode } from '@svcdesk/core/rules';
import type { OwnColumns } from '../../modules/orders/actions/order-action.ts';
import type { evaluations } from '../../platform/db/schema/order-records.ts';
import type { Case } from '../companies.ts';
import type { Reporter, Service, Site } from '../company/company.ts';
import type { Photo } from './effects.ts';

type EvaluationRow = typeof evaluations.$inferInsert;

/** What an evaluation says beside what the order knows. */
type StepEvaluation = Pick<
  EvaluationRow,
  'label' | 'stars' | 'content' | 'autoEvaluate' | 'commentatorName' | 'phone' | 'byId'
>;

/** An action of a person on an order. */
export interface Step {
  readonly at: Instant;
  readonly by: Actor;
  readonly command: OrderCommand;
  /** Columns that follow from the command but not from the rules. */
  readonly columns?: OwnColumns;
  readonly evaluation?: StepEvaluation;
  /** Who stood first among those suggested, where it gives the order to a person. */
  readonly suggestedId?: string | undefined;
  /** Taken on the spot; of a resolved order it shows the result. */
  readonly photo?: Photo | undefined;
}

/** What an order is about and who raises it. */
export interface StoryDraft {
  readonly at: Instant;
  readonly by: Exclude<Actor, { kind: 'job' }>;
  readonly site: Site;
  readonly service: Service;
  readonly reporter: Reporter;
  readonly fault: Case;
  readonly source: OrderSource;
  /** Staff may know better than the catalogue. */
  readonly priority?: PriorityCode | undefined;
  readonly asked?: CreateWith | undefined;
  /** How long the fault was there before it was reported. */
  readonly sinceMs: number;
  readonly scope: 1 | 2 | 3 | 4;
  readonly assetIds: readonly string[];
  /** Stored values by fieldId. */
  readonly answers: readonly { readonly fieldId: string; readonly fieldValue: string }[];
  readonly repeatOfId?: string | undefined;
  readonly photo?: Photo | undefined;
}
