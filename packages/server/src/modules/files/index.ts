import type { files } from '@svcdesk/core/contract';
import type { FileReaders } from '../../engine/files/readers.ts';
import type { DomainHandlers } from '../../platform/http/handler.ts';
import { getFile, linkFile } from './get-file.ts';
import { upload } from './upload.ts';

/** The calls of files, given who sees the objects that files are bound to. */
export const filesHandlers = (readers: FileReaders): DomainHandlers<typeof files> => ({
  upload,
  get: (input, context) => getFile(readers, input, context),
  link: (input, context) => linkFile(readers, input, context),
});
