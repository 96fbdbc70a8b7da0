import manifest from '../../package.json' with { type: 'json' };

/** The product's version (semver), which the web app watches for updates. */
export const version: string = manifest.version;
