import { compareVersions } from '@svcdesk/core/browser';
import { type app, type CheckedRequestOf, type DataOf, maxFileBytes, maxFiles } from '@svcdesk/core/contract';
import { pageOfAll } from '../../engine/list/paging.ts';
import { type Queryable, statement } from '../../platform/db/index.ts';
import type { DomainHandlers, Locale } from '../../platform/http/handler.ts';
import released from '../../platform/releases.json' with { type: 'json' };
import { version } from '../../platform/version.ts';

interface Row {
  version: string;
  date: string;
  notes: { zh: string[]; en: string[] };
}

const all = statement<Row>('releases.all', 'SELECT version, released_on AS date, notes FROM releases');

/** Released versions in the reader's language, newest first. There are few of them, so the page is cut here. */
async function listVersions(
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

const put = statement<object, [releases: string]>(
  'releases.put',
  `INSERT INTO releases (version, released_on, notes)
   SELECT r.version, r.date, jsonb_build_object('zh', r.zh, 'en', r.en)
   FROM jsonb_to_recordset($1::jsonb) AS r(version text, date date, zh jsonb, en jsonb)
   ON CONFLICT (version) DO UPDATE SET released_on = excluded.released_on, notes = excluded.notes
     WHERE (releases.released_on, releases.notes) IS DISTINCT FROM (excluded.released_on, excluded.notes)`,
);

/** Puts the releases that this version knows of into the history, in which those of newer servers stay. */
export async function recordReleases(on: Queryable): Promise<void> {
  await put.change(on, JSON.stringify(released));
}

export const appHandlers: DomainHandlers<typeof app> = {
  async config(_input, { services }) {
    const { demo, captcha, publicIpServices, origins } = services.settings;
    const build = await services.webBuild();
    return {
      version,
      build,
      demo,
      captcha,
      fileBytesMax: maxFileBytes,
      filesMax: maxFiles,
      publicIpServices: [...publicIpServices],
      frameOrigins: [...origins],
    };
  },

  versions: (input, { db, locale }) => listVersions(db, locale, input),
};
