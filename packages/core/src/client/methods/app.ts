// Written by `pnpm gen` from the contract and its docs.
import type { AppConfigAnswer, AppConfigQuery, AppVersions, AppVersionsQuery } from '../../contract/named/index.ts';
import type { CallOptions } from '../caller.ts';
import type { Paged } from '../pages.ts';

/** Calls of `app` as methods. */
export interface AppMethods {
  /** Version and public settings. */
  config(request: AppConfigQuery, options?: CallOptions): Promise<AppConfigAnswer>;
  /** Versions that were released. */
  versions: Paged<AppVersionsQuery, AppVersions, AppVersions['list'][number]>;
}
