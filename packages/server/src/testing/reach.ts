import type { Client } from '@svcdesk/core';
import type { CallId } from '@svcdesk/core/contract';
import type { TestAccount } from './builders.ts';
import type { TestDesk } from './desk.ts';

/** Somebody who tries, and what of the first site's first group is his to reach. */
export interface Reacher {
  readonly who: string;
  readonly account: TestAccount;
  readonly side: 'staff' | 'client';
  readonly tenant: boolean;
  readonly cell: boolean;
  readonly order: boolean;
}

/** A fresh order of the desk's customer at its first site, and what else can be asked for. */
export interface ReachThings {
  readonly desk: TestDesk;
  readonly orderId: string;
  readonly version: number;
  readonly cellId: string;
  readonly reporterId: string;
  /** A client of somebody, to make what the call is asked for. */
  as(account: TestAccount): Promise<Client>;
}

/**
 * What a call is asked for, and who may see that: everybody who reaches the order, the site or the tenant, or by a
 * rule of its own. `no thing` when it takes no id: lists and one's own are tested by what they hold.
 */
export type ReachRow =
  | 'no thing'
  | {
      readonly of: 'order' | 'cell' | 'tenant' | ((person: Reacher, desk: TestDesk) => boolean);
      readonly ask: (on: Client, things: ReachThings) => Promise<unknown>;
    };

/** Rows of a domain's calls, in its `reach.ts`. */
export type Reach = Readonly<Partial<Record<CallId, ReachRow>>>;
