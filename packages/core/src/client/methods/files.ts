// Written by `pnpm gen` from the contract and its docs.
import type * as files from '../../contract/files.ts';
import type { DataOf, RequestOf } from '../../contract/define.ts';
import type { CallOptions } from '../caller.ts';

/** What `files.get` takes. The bytes of a file. */
export interface FileGetQuery extends RequestOf<typeof files.get> {}

/** What `files.get` answers. The bytes of a file. */
export type FileGetAnswer = DataOf<typeof files.get>;

/** What `files.link` takes. An address of a file that works for a while without a header. */
export interface FileLinkQuery extends RequestOf<typeof files.link> {}

/** What `files.link` answers. An address of a file that works for a while without a header. */
export interface FileLinkAnswer extends DataOf<typeof files.link> {}

/** What `files.upload` takes. Upload a file. */
export interface UploadFile extends RequestOf<typeof files.upload> {}

/** What `files.upload` answers. Upload a file. */
export interface FileUploadAnswer extends DataOf<typeof files.upload> {}

/** Calls of `files` as methods. */
export interface FilesMethods {
  /** The bytes of a file. */
  get(request: FileGetQuery, options?: CallOptions): Promise<FileGetAnswer>;
  /** An address of a file that works for a while without a header. */
  link(request: FileLinkQuery, options?: CallOptions): Promise<FileLinkAnswer>;
  /** Upload a file. */
  upload(request: UploadFile, options?: CallOptions): Promise<FileUploadAnswer>;
}
