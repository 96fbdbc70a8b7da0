/** Compares two versions by their numbers, `1.10.0` above `1.9.3`; a pre-release stands below its release. */
export function compareVersions(left: string, right: string): number {
  const [a, b] = [parse(left), parse(right)];
  for (let index = 0; index < 3; index++) {
    const difference = (a.numbers[index] ?? 0) - (b.numbers[index] ?? 0);
    if (difference !== 0) return difference;
  }
  if (a.preRelease === b.preRelease) return 0;
  if (!a.preRelease) return 1;
  if (!b.preRelease) return -1;
  return a.preRelease < b.preRelease ? -1 : 1;
}

function parse(version: string): { numbers: number[]; preRelease: string } {
  const [core = '', ...rest] = (version.trim().replace(/^v/, '').split('+')[0] ?? '').split('-');
  return {
    numbers: core.split('.').map((part) => Number.parseInt(part, 10) || 0),
    preRelease: rest.join('-'),
  };
}
