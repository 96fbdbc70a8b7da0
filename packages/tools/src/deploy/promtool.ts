import { programOnPath } from '../browser/find-chromium.ts';
import { Complaint } from '../process/complaint.ts';

/** Prometheus' own tool, which tries the alert rules in the long run. */
export function findPromtool(searchPath = process.env.PATH): string {
  const found = programOnPath(['promtool'], searchPath);
  if (found !== undefined) return found;
  throw new Complaint(
    'promtool is missing, and the long run tries the alert rules with it: get it with "apt-get install prometheus"',
  );
}
