import type { files } from '@svcdesk/core/contract';
import type { DomainHandlers } from '../../http/handler.ts';
import { getFile, linkFile } from './get-file.ts';
import { upload } from './upload.ts';

export const filesHandlers: DomainHandlers<typeof files> = { upload, get: getFile, link: linkFile };
