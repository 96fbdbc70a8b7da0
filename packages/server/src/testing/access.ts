import type { Client } from '@svcdesk/core';
import type { CallId } from '@svcdesk/core/contract';
import { buildClient, type TestAccount } from './builders.ts';
import type { TestTenant } from './tenant.ts';

/** An account that tries, and what of the first site's first group is theirs to reach. */
export interface Visitor {
  readonly who: string;
  readonly account: TestAccount;
  readonly side: 'staff' | 'client';
  readonly tenant: boolean;
  readonly cell: boolean;
  readonly order: boolean;
}

/** A fresh order of the tenant's customer at its first site, and what else can be asked for. */
export interface AccessThings {
  readonly tenant: TestTenant;
  readonly orderId: string;
  readonly version: number;
  readonly cellId: string;
  readonly reporterId: string;
  /** A client of an account, to make what the call is asked for. */
  as(account: TestAccount): Promise<Client>;
}

/**
 * What a call is asked for, and who may see that: everybody who reaches the order, the site or the tenant, or by a
 * rule of its own. `no thing` when it takes no id: lists and one's own are tested by what they hold.
 */
export type AccessRow =
  | 'no thing'
  | {
      readonly of: 'order' | 'cell' | 'tenant' | ((person: Visitor, tenant: TestTenant) => boolean);
      readonly ask: (on: Client, things: AccessThings) => Promise<unknown>;
    };

/** Rows of a domain's calls, in its `access.fixture.ts`. */
export type Access = Readonly<Partial<Record<CallId, AccessRow>>>;

/** All accounts that try, and whether they reach things of the first site's first group. */
export async function peopleOf(tenant: TestTenant, foreign: TestTenant): Promise<readonly Visitor[]> {
  const wideClient = await buildClient(tenant, { customerId: tenant.customerId, cellScope: 'customer' });
  const ours = { tenant: true, cell: true };
  const foreigner = { tenant: false, cell: false, order: false };
  return [
    { who: 'a member of the group', account: tenant.engineer, side: 'staff', ...ours, order: true },
    { who: 'an engineer of another group', account: tenant.outsider, side: 'staff', ...ours, order: false },
    { who: 'the lead', account: tenant.lead, side: 'staff', ...ours, order: true },
    { who: 'a dispatcher', account: tenant.dispatcher, side: 'staff', ...ours, order: true },
    { who: 'a monitor of another group', account: tenant.monitor, side: 'staff', ...ours, order: false },
    { who: 'the customer', account: tenant.client, side: 'client', ...ours, order: true },
    { who: 'another account of the customer', account: wideClient, side: 'client', ...ours, order: true },
    { who: 'one who sees only their own', account: tenant.ownClient, side: 'client', ...ours, order: false },
    {
      who: 'another customer',
      account: tenant.otherClient,
      side: 'client',
      ...ours,
      cell: false,
      order: false,
    },
    { who: 'a lead of another tenant', account: foreign.lead, side: 'staff', ...foreigner },
    { who: 'a dispatcher of another tenant', account: foreign.dispatcher, side: 'staff', ...foreigner },
    { who: 'a customer of another tenant', account: foreign.client, side: 'client', ...foreigner },
  ];
}
