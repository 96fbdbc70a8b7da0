import { compareVersions } from '@svcdesk/core/browser';
import type { app, CheckedRequestOf, DataOf } from '@svcdesk/core/contract';
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
  { page, size }: Pick<CheckedRequestOf<typeof app.versions>, 'page' | 'size'>,
): Promise<DataOf<typeof app.versions>> {
  const rows = (await all.all(db)).sort((a, b) => compareVersions(b.version, a.version));
  const list = rows.slice((page - 1) * size, page * size).map(({ version, date, notes }) => ({
    version,
    date,
    notes: (locale === 'en' ? notes.en : notes.zh).join('\n'),
  }));
  const total = rows.length;
  return { list, page, size, total, totalPage: Math.ceil(total / size), hasNext: page * size < total };
}
