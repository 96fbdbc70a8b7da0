import { programOnPath } from '../browser/find-chromium.ts';
import { UsageError } from '../process/usage-error.ts';

/** Prometheus' own tool, which tries the alert rules in the long run. */
export function findPromtool(searchPath = process.env.PATH): string {
  const found = programOnPath(['promtool'], searchPath);
  if (found !== undefined) return found;
  throw new UsageError(
    'promtool is missing, and the long run tries the alert rules with it: get it with "apt-get install prometheus"',
  );
}
