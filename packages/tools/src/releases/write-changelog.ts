/** What a changeset says, and to the users of which packages. */
export interface Change {
  readonly summary: string;
  readonly packages: readonly string[];
}

/** In the order of the changelog; what no user has is left out of it. */
const packages = ['core', 'server', 'web', 'cli'] as const;

const rightsHeading = '### Rights\n';

/** Where the newest release begins. */
const newestRelease = /^## \[/m;

/** The changelog with a section for a release on top, made of what its changesets say. */
export function withRelease(
  changelog: string,
  version: string,
  date: string,
  changes: readonly Change[],
): string {
  const at = changelog.search(newestRelease);
  if (at < 0) throw new Error('CHANGELOG.md has no release');
  const told = changes.map(({ summary, packages: of }) => {
    const [sentence = '', rights = ''] = summary.trim().split(rightsHeading);
    return { sentence: sentence.trim(), rights: rights.trim(), of };
  });
  const rights = told.map((each) => each.rights).filter(Boolean);
  const sections = [
    `## [${version}] - ${date}`,
    ...(rights.length > 0 ? [`${rightsHeading}\n${rights.join('\n')}`] : []),
    ...packages.flatMap((name) => {
      const points = told.filter(({ of, sentence }) => of.includes(`@svcdesk/${name}`) && sentence !== '');
      const lines = points.map(({ sentence }) => `- ${sentence.replaceAll('\n', '\n  ')}`);
      return lines.length > 0 ? [`### ${name}\n\n${lines.join('\n')}`] : [];
    }),
  ];
  return `${changelog.slice(0, at)}${sections.join('\n\n')}\n\n${changelog.slice(at)}`;
}
