import { type Queryable, statement } from '../../platform/db/index.ts';
import released from './releases.json' with { type: 'json' };

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
