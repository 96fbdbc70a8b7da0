// Written by `pnpm gen` from the contract and its docs.
import type * as app from '../../contract/app.ts';
import type { DataOf, RequestOf } from '../../contract/define.ts';
import type { CallOptions } from '../caller.ts';
import type { Paged } from '../pages.ts';

/** What `app.config` takes. Version and public settings. */
export interface AppConfigQuery extends RequestOf<typeof app.config> {}

/** What `app.config` answers. Version and public settings. */
export interface AppConfigAnswer extends DataOf<typeof app.config> {}

/** What `app.versions` takes. Versions that were released. */
export interface AppVersionsQuery extends RequestOf<typeof app.versions> {}

/** What `app.versions` answers. Versions that were released. */
export interface AppVersions extends DataOf<typeof app.versions> {}

/** Calls of `app` as methods. */
export interface AppMethods {
  /** Version and public settings. */
  config(request: AppConfigQuery, options?: CallOptions): Promise<AppConfigAnswer>;
  /** Versions that were released. */
  versions: Paged<AppVersionsQuery, AppVersions, AppVersions['list'][number]>;
}
