export { compareVersions } from './semver.ts';
export { type VersionHost, type VersionWatchOptions, versionCheckMs, watchVersion } from './version-watch.ts';
