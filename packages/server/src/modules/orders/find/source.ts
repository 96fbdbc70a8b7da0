import type { DataOf, orders } from '@svcdesk/core/contract';
import type { OrderKind } from '@svcdesk/core/rules';
import type { PersonContext, ReadContext } from '../../../engine/context.ts';

/** An order of any kind, as it travels. */
export type AnyOrder = DataOf<typeof orders.findAny>['order'];

/** What is looked for. */
export interface AnySearch {
  readonly keyword?: string | undefined;
  readonly id?: string | undefined;
  readonly orderNo?: string | undefined;
  readonly kinds: readonly OrderKind[];
  readonly status?: readonly number[] | undefined;
  /** Instants: created from, and before. */
  readonly createdFrom?: string | undefined;
  readonly createdBefore?: string | undefined;
}

/** Where to go on, and how far. */
export interface Stretch {
  /** Behind this row; from the newest on when absent. */
  readonly after?: { readonly key: string; readonly id: string } | undefined;
  readonly limit: number;
}

/** What one source found. */
export interface AnyFound {
  readonly rows: readonly AnyOrder[];
  readonly total: number;
  readonly totalIsLowerBound: boolean;
}

/** Where orders of some kinds are found: the newest first, as far as the reader sees them. */
export interface AnySource {
  readonly kinds: readonly OrderKind[];
  /** Whether a reader sees any of them at all. */
  isFor(actor: PersonContext['actor']): boolean;
  find(context: ReadContext, search: AnySearch, stretch: Stretch): Promise<AnyFound>;
}
