import { createHash } from 'node:crypto';
import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { commit, plan } from '@svcdesk/core/contract/dispatch';
import { definitionOf } from '@svcdesk/core/contract/schema-definition';
import { fileStorage } from '@svcdesk/core/node';
import { fieldIssues } from '../calls/field-issues.ts';
import type { Context } from '../command.ts';
import { wrongFields } from '../errors.ts';
import type { Host } from '../host/host.ts';
import { readJsonFile } from '../host/input.ts';
import type { Connection } from '../session/connection.ts';
import { configFolder } from '../session/settings.ts';
import type { PlanOutcome } from './plan-in-words.ts';

/** Reads what `schedule plan --json` printed; whatever else it holds is a usage error that names the place. */
export async function readOutcome(flag: string, file: string, context: Context): Promise<PlanOutcome> {
  const outcome = await readJsonFile(flag, file, context);
  const shapes = { ...definitionOf(plan.data()).shape, ...definitionOf(commit.data()).shape };
  const issues = fieldIssues(shapes, outcome, context);
  if (issues.length === 0) return outcome;
  throw wrongFields(
    issues.map((issue) => ({ ...issue, path: `${flag}.${issue.path}` })),
    context,
  );
}

/** A plan that was written, or was to be, and what the line asked for that made it. */
export interface KeptPlan {
  readonly asked: unknown;
  readonly plan: PlanOutcome;
}

/** A server knows for so long what it answered under a key. */
const keptForMs = 7 * 24 * 60 * 60 * 1000;

/**
 * The plans that this account wrote to this server, by key: planned anew, a repetition would be another request. Files
 * that are no longer of use are removed when the next is kept.
 */
export async function keptPlans({ profile, me }: Connection, host: Host) {
  const folder = join(configFolder(host), 'plans');
  const whose = `${profile.server} ${await me()}`;
  // Keys and servers are no names for files.
  const fileOf = (key: string) => {
    const name = createHash('sha256').update(`${whose} ${key}`).digest('hex');
    return fileStorage(join(folder, `${name}.json`));
  };
  return {
    find(key: string): KeptPlan | undefined {
      const kept = fileOf(key).get('plan');
      return !kept ? undefined : (JSON.parse(kept) as KeptPlan);
    },
    keep(key: string, kept: KeptPlan): void {
      fileOf(key).set('plan', JSON.stringify(kept));
      for (const name of readdirSync(folder)) {
        const file = join(folder, name);
        const age = Date.now() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0);
        if (age > keptForMs) rmSync(file, { force: true });
      }
    },
  };
}
