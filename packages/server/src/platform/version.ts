import manifest from '../../package.json' with { type: 'json' };

/** Put in by the build; sources have none. */
declare const BUILT_COMMIT: string | undefined;

/** The product's version (semver), which the web app watches for updates. */
export const version: string = manifest.version;

/** The commit that this was built from; undefined for what runs from sources, or was built without git. */
export const commit: string | undefined =
  (typeof BUILT_COMMIT === 'undefined' ? undefined : BUILT_COMMIT) || undefined;
