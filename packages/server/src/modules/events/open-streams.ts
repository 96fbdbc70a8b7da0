import type { Services } from '../../platform/http/services.ts';
import type { SignedIn } from '../../platform/sessions/access.ts';
import { type AccountStreams, openAccount } from './account-streams.ts';
import type { WorkVisibility } from './audience.ts';
import { openFeed, type TenantFeed } from './feed.ts';
import type { EventStream } from './stream.ts';

/** What is open of one tenant. */
export interface TenantStreams {
  readonly tenantId: string;
  readonly feed: Promise<TenantFeed>;
  /** The feed, once it is open. */
  opened?: TenantFeed;
  /** By account. */
  readonly accounts: Map<string, AccountStreams>;
}

/** The streams that are open on this server. A tenant and an account are there as long as they have one. */
export interface OpenStreams {
  /** By tenant. */
  readonly tenants: ReadonlyMap<string, TenantStreams>;
  /** Where a stream of an account is added, with a feed for the first of their tenant. */
  placeFor(signedIn: SignedIn): { readonly tenant: TenantStreams; readonly account: AccountStreams };
  /** A stream is over: what it was the last of is closed. */
  leave(tenant: TenantStreams, stream: EventStream): void;
}

type Parts = Pick<Services, 'db' | 'access' | 'now'> & {
  readonly visibility: WorkVisibility;
  readonly heartbeatMs: number;
  failed(error: unknown): void;
};

export function createOpenStreams({ access, heartbeatMs, ...feedParts }: Parts): OpenStreams {
  const tenants = new Map<string, TenantStreams>();

  function tenantOf(tenantId: string): TenantStreams {
    const known = tenants.get(tenantId);
    if (known) return known;
    const tenant: TenantStreams = {
      tenantId,
      feed: openFeed({ ...feedParts, tenantId }),
      accounts: new Map(),
    };
    tenants.set(tenantId, tenant);
    tenant.feed.then(
      (feed) => {
        tenant.opened = feed;
      },
      // What could not be opened is tried anew by the next who comes; they may have come already.
      () => forget(tenant),
    );
    return tenant;
  }

  function forget(tenant: TenantStreams): void {
    if (tenants.get(tenant.tenantId) === tenant) tenants.delete(tenant.tenantId);
  }

  function accountOf({ accounts, tenantId }: TenantStreams, accountId: string): AccountStreams {
    const known = accounts.get(accountId);
    if (known) return known;
    const account = openAccount({
      accountId,
      heartbeatMs,
      identify: (sessionId) => access.identifySession(tenantId, sessionId),
    });
    accounts.set(accountId, account);
    return account;
  }

  return {
    tenants,
    placeFor({ tenantId, actor }) {
      const tenant = tenantOf(tenantId);
      return { tenant, account: accountOf(tenant, actor.accountId) };
    },
    leave(tenant, stream) {
      const { account } = stream;
      account.streams.delete(stream);
      if (account.streams.size === 0) {
        account.close();
        tenant.accounts.delete(account.accountId);
      }
      const isEmpty = tenant.accounts.size === 0;
      if (isEmpty) forget(tenant);
      tenant.feed
        .then((feed) => {
          feed.leave(stream);
          if (isEmpty) feed.close();
        })
        .catch(() => {});
    },
  };
}
