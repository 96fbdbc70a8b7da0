import { compareVersions } from '@svcdesk/core/browser';
import type { app, CheckedRequestOf, DataOf } from '@svcdesk/core/contract';
import { pageOfAll } from '../../engine/list/page.ts';
import { type Queryable, statement } from '../../platform/db/index.ts';
import type { Locale } from '../../platform/http/handler.ts';

interface Row {
  version: string;
  date: string;
  notes: { zh: string[]; en: string[] };
}

const all = statement<Row>('releases.all', 'SELECT version, released_on AS date, notes FROM releases');

/** Released versions in the reader's language, newest first. There are few of them, so the page is cut here. */
export async function listVersions(
  db: Queryable,
  locale: Locale,
  paging: CheckedRequestOf<typeof app.versions>,
): Promise<DataOf<typeof app.versions>> {
  const rows = await all.all(db);
  const versions = rows
    .sort((a, b) => compareVersions(b.version, a.version))
    .map(({ version, date, notes }) => ({
      version,
      date,
      notes: (locale === 'en' ? notes.en : notes.zh).join('\n'),
    }));
  return pageOfAll(versions, paging);
}
