import { timeOrderedId } from '@svcdesk/core';
import type { files as contract, DataOf } from '@svcdesk/core/contract';
import type { FileReaders } from '../../engine/files/readers.ts';
import { insertRows } from '../../platform/db/index.ts';
import { files } from '../../platform/db/schema/index.ts';
import { checkQuota, uploadLimits } from '../../platform/files/quota.ts';
import type { ContextOf, DomainHandlers, InputOf } from '../../platform/http/handler.ts';
import { getFile, linkFile } from './get-file.ts';

/** Keeps a checked file as its uploader's, within their limits, until it is bound to an object. */
async function upload(
  { file }: InputOf<typeof contract.upload>,
  { tx, tenantId, actor, services, now }: ContextOf<typeof contract.upload>,
): Promise<DataOf<typeof contract.upload>> {
  const at = now();
  const id = timeOrderedId(at.getTime());
  const { accountId } = actor;
  const { name, size, mediaType, sha256, storeKey, previewKey, width, height } = file;
  await checkQuota(tx, { tenantId, accountId, size, at }, uploadLimits(services.settings, actor));
  const bytes = { sha256, storeKey, previewKey, sizeBytes: size, widthPixels: width, heightPixels: height };
  const createdAt = at.toISOString();
  await insertRows(tx, files, { tenantId, id, uploaderId: accountId, name, mediaType, ...bytes, createdAt });
  return { id, name, size, type: mediaType, url: `/api/file/${id}` };
}

/** The calls of files, given who sees the objects that files are bound to. */
export const filesHandlers = (readers: FileReaders): DomainHandlers<typeof contract> => ({
  upload,
  get: (input, context) => getFile(readers, input, context),
  link: (input, context) => linkFile(readers, input, context),
});
