import type { CheckedRequestOf, orders } from '@svcdesk/core/contract';

type Request = Omit<CheckedRequestOf<typeof orders.export>, 'from' | 'to'>;
type Unchanging<Value> = Value extends readonly (infer Each)[] ? readonly Each[] : Value;

/** Clock states that a list filters by. */
export type SlaFilter = NonNullable<Request['sla']>[number];

/** What is asked of a list of orders; values have been checked by the contract. */
export type AskedOrders = { readonly [Name in keyof Request]?: Unchanging<Request[Name]> | undefined } & {
  /** One alone, in searches over orders of every kind. */
  readonly id?: string | undefined;
  readonly orderNo?: string | undefined;
  /** Instants: created from, and before. */
  readonly createdFrom?: string | undefined;
  readonly createdBefore?: string | undefined;
};
