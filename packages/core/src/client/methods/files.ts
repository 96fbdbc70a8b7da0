// Written by `pnpm gen` from the contract and its docs.
import type { FileGetAnswer, FileGetQuery, FileLinkAnswer, FileLinkQuery, FileUploadAnswer, UploadFile } from '../../contract/named/index.ts';
import type { CallOptions } from '../caller.ts';

/** Calls of `files` as methods. */
export interface FilesMethods {
  /** The bytes of a file. */
  get(request: FileGetQuery, options?: CallOptions): Promise<FileGetAnswer>;
  /** An address of a file that works for a while without a header. */
  link(request: FileLinkQuery, options?: CallOptions): Promise<FileLinkAnswer>;
  /** Upload a file. */
  upload(request: UploadFile, options?: CallOptions): Promise<FileUploadAnswer>;
}
