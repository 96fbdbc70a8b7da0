import { timeOrderedId } from '@svcdesk/core';
import type { DataOf, files } from '@svcdesk/core/contract';
import { statement } from '../../platform/db/index.ts';
import { checkQuota, uploadLimits } from '../../platform/files/quota.ts';
import type { ContextOf, InputOf } from '../../platform/http/handler.ts';

type Row = [
  tenantId: string,
  id: string,
  uploaderId: string,
  name: string,
  mediaType: string,
  sizeBytes: number,
  sha256: string,
  storeKey: string,
  previewKey: string | null,
  width: number | null,
  height: number | null,
  at: Date,
];

const insert = statement<object, Row>(
  'files.insert',
  `INSERT INTO files (tenant_id, id, uploader_id, name, media_type, size_bytes, sha256, store_key, preview_key,
     width_pixels, height_pixels, created_at)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
);

/** Keeps a checked file as its uploader's, within their limits, until it is bound to an object. */
export async function upload(
  { file }: InputOf<typeof files.upload>,
  { tx, tenantId, actor, services, now }: ContextOf<typeof files.upload>,
): Promise<DataOf<typeof files.upload>> {
  const at = now();
  const id = timeOrderedId(at.getTime());
  const { accountId } = actor;
  await checkQuota(tx, { tenantId, accountId, size: file.size, at }, uploadLimits(services.settings, actor));
  const { name, mediaType, size, sha256, storeKey, previewKey = null, width = null, height = null } = file;
  await insert.change(
    tx,
    tenantId,
    id,
    accountId,
    name,
    mediaType,
    size,
    sha256,
    storeKey,
    previewKey,
    width,
    height,
    at,
  );
  return { id, name, size, type: mediaType, url: `/api/file/${id}` };
}
