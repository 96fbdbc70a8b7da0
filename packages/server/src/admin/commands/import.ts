import { createInterface } from 'node:readline/promises';
import { bringUpToDate } from '../../app/start-server.ts';
import { openSecretBox } from '../../platform/secrets/secret-keys.ts';
import { importKinds } from '../import/kinds/index.ts';
import { formatProblem } from '../import/problem.ts';
import { readFiles } from '../import/read-files.ts';
import { type ImportResult, runImport } from '../import/run-import.ts';
import { withDatabase } from '../open-database.ts';
import { AdminRefused, readArgs, wrongUse } from '../read-args.ts';

/** A list longer than a screen would not be read. */
const problemsShown = 50;

/** Takes over a company's data, all of it or nothing. */
export async function run(args: readonly string[]): Promise<void> {
  const { values, positionals } = readArgs(args, {
    tenant: { type: 'string' },
    'dry-run': { type: 'boolean' },
    kinds: { type: 'boolean' },
    yes: { type: 'boolean' },
  });
  if (values.kinds) return console.log(listKinds());
  if (positionals.length === 0) throw wrongUse('Name the files to import.');
  const found = await readFiles(positionals);
  await withDatabase(
    async ({ db, settings }) => {
      const tenantId = values.tenant ?? settings.defaultTenant;
      if (!/^[a-z][a-z0-9]{0,11}$/.test(tenantId)) throw wrongUse('A tenant is named like t1.');
      const dryRun = values['dry-run'] ?? false;
      const secrets = await openSecretBox(settings);
      const options = { tenantId, secrets, now: new Date(), dryRun };
      const tried = checked(await runImport(db, found, { ...options, mayTake: values.yes ?? false }));
      for (const each of tried.taken) console.error(formatProblem(each));
      const isWaiting = !tried.done && !dryRun;
      if (isWaiting) await confirm(tried.taken.length);
      const { outcomes } = isWaiting ? checked(await runImport(db, found, options)) : tried;
      for (const { kind, added, changed, same, notes } of outcomes) {
        console.log(`${kind}: ${added} added, ${changed} changed, ${same} as before`);
        for (const note of notes) console.log(`${kind}: ${note}`);
      }
      if (dryRun) console.log('Tried only; nothing was kept.');
    },
    bringUpToDate,
    'make',
  );
}

function checked(result: ImportResult): Extract<ImportResult, { done: unknown }> {
  if (!('problems' in result)) return result;
  for (const problem of result.problems.slice(0, problemsShown)) console.error(formatProblem(problem));
  const more = result.problems.length - problemsShown;
  if (more > 0) console.error(`… and ${more} more`);
  throw new AdminRefused('Nothing was imported.');
}

/** What is taken away from people is listed by now; without a terminal to ask at, a flag has to allow it. */
async function confirm(count: number): Promise<void> {
  const what = `${count} ${count === 1 ? 'thing is' : 'things are'} taken away`;
  if (!process.stdin.isTTY) throw new AdminRefused(`${what}: add --yes to do it. Nothing was imported.`);
  const asking = createInterface({ input: process.stdin, output: process.stderr });
  const answer = await asking.question(`${what}. Go on? (y/N) `).finally(() => asking.close());
  if (!/^y(es)?$/i.test(answer.trim())) throw new AdminRefused('Nothing was imported.');
}

function listKinds(): string {
  return importKinds
    .map(({ name, about, schema }) => {
      const fields = Object.entries(schema.shape).map(([field, type]) =>
        type._zod.optin === 'optional' ? `[${field}]` : field,
      );
      return `${name}\n  ${about}\n  ${fields.join(' ')}`;
    })
    .join('\n\n');
}
