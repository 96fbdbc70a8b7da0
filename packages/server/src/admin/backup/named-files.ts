import { join } from 'node:path';
import { type Queryable, statement } from '../../platform/db/index.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import { AdminRefused } from '../read-args.ts';
import type { Contents } from './archive.ts';

const page = statement<
  { tenantId: string; id: string; storeKey: string; previewKey: string | null },
  [afterTenantId: string, afterId: string, most: number]
>(
  'backup.namedFiles',
  `SELECT tenant_id AS "tenantId", id, store_key AS "storeKey", preview_key AS "previewKey" FROM files
   WHERE (tenant_id, id) > ($1, $2::uuid) ORDER BY tenant_id, id LIMIT $3`,
);
const rowsAtOnce = 5_000;

/** A database that no server has used yet has no tables. */
const hasTable = statement<{ there: boolean }>(
  'backup.hasFiles',
  `SELECT to_regclass('files') IS NOT NULL AS there`,
);

/** What the database names as stored, as it lies in a data folder; nothing where a bucket keeps the files. */
export async function namedFiles(on: Queryable, { files }: Pick<Settings, 'files'>): Promise<Set<string>> {
  const named = new Set<string>();
  if (files === 's3' || !(await hasTable.first(on))?.there) return named;
  let after = { tenantId: '', id: '00000000-0000-0000-0000-000000000000' };
  for (;;) {
    const rows = await page.all(on, after.tenantId, after.id, rowsAtOnce);
    for (const { storeKey, previewKey } of rows) {
      named.add(join('files', storeKey));
      if (previewKey !== null) named.add(join('files', previewKey));
    }
    after = rows.at(-1) ?? after;
    if (rows.length < rowsAtOnce) return named;
  }
}

/**
 * How many files that the database names are not among what there is. Throws {@link AdminRefused} when that is not
 * allowed: a folder that is not mounted looks like one without files.
 */
export function countMissing(
  named: ReadonlySet<string>,
  contents: Contents,
  { place, isAllowed, outcome }: { place: string; isAllowed: boolean; outcome: string },
): number {
  const missing = [...named].filter((name) => !contents.has(name));
  if (missing.length > 0 && !isAllowed) {
    throw new AdminRefused(
      `${missing.length} of ${named.size} files that the database names are not in ${place}, such as ${missing[0]}: see that "files" is mounted, and that SVCDESK_FILES says where they are. If they are lost, say --allow-missing. ${outcome}`,
    );
  }
  return missing.length;
}
