import { SvcdeskError } from '@svcdesk/core';
import type { ClientActor, StaffActor } from '@svcdesk/core/roles';
import { type Queryable, statement } from '../db/index.ts';
import type { Settings } from '../settings/settings.ts';

/** What one account may upload: bytes within 24 hours, and files that belong to nothing yet. */
type UploadLimits = ReturnType<typeof uploadLimits>;

/** Days that an upload which belongs to nothing is kept. */
export const unboundDays = 7;

/** The share of an account that is not approved yet: enough for a photo and certificates. */
const newcomerShare = 0.1;
const dayMs = 86_400_000;

/** Staff without a role are under review, and a client without a site has not been let into one. */
function isNewcomer(actor: StaffActor | ClientActor): boolean {
  return actor.kind === 'staff'
    ? actor.roles.length === 0
    : actor.cellScope !== 'customer' && actor.cellIds.length === 0;
}

/** What an account may upload by the settings. */
export function uploadLimits(
  { uploadDayMegabytes, uploadUnboundFiles }: Pick<Settings, 'uploadDayMegabytes' | 'uploadUnboundFiles'>,
  actor: StaffActor | ClientActor,
) {
  const share = isNewcomer(actor) ? newcomerShare : 1;
  return {
    dayBytes: uploadDayMegabytes * share * 1024 * 1024,
    unboundFiles: Math.ceil(uploadUnboundFiles * share),
  };
}

const hold = statement<object, [account: string]>(
  'files.holdQuota',
  'SELECT pg_advisory_xact_lock(hashtextextended($1, 12))',
);

/** Unbound files are gone after a while, so an old one that is unbound is on its way out and does not count. */
const used = statement<
  { dayBytes: number; unbound: number },
  [tenantId: string, accountId: string, dayAgo: string, oldest: string]
>(
  'files.used',
  `SELECT coalesce(sum(size_bytes) FILTER (WHERE created_at > $3), 0)::float8 AS "dayBytes",
     (count(*) FILTER (WHERE bound_at IS NULL))::int AS unbound
   FROM files WHERE tenant_id = $1 AND uploader_id = $2 AND created_at > $4`,
);

/** A file that an account uploads, or says it will. */
interface Uploaded {
  readonly tenantId: string;
  readonly accountId: string;
  readonly size: number;
  readonly at: Date;
}

/**
 * Refuses a file that is one too many of its uploader, by what they have uploaded so far: for one that is announced, so
 * that its bytes need not come. Throws `notAllowed`.
 */
export async function checkAnnounced(on: Queryable, file: Uploaded, limits: UploadLimits): Promise<void> {
  const { tenantId, accountId, size, at } = file;
  const before = (days: number) => new Date(at.getTime() - days * dayMs).toISOString();
  const sums = await used.first(on, tenantId, accountId, before(1), before(unboundDays));
  const { dayBytes, unbound } = sums ?? { dayBytes: 0, unbound: 0 };
  if (dayBytes + size > limits.dayBytes) throw new SvcdeskError('notAllowed', { reason: 'uploadsADay' });
  if (unbound >= limits.unboundFiles) throw new SvcdeskError('notAllowed', { reason: 'filesUnused' });
}

/**
 * Refuses a file that is one too many of its uploader. Uploads of one account that come at once wait here for each
 * other, so that together they do not pass either. Throws `notAllowed`.
 */
export async function checkQuota(on: Queryable, file: Uploaded, limits: UploadLimits): Promise<void> {
  await hold.all(on, `${file.tenantId} ${file.accountId}`);
  await checkAnnounced(on, file, limits);
}
