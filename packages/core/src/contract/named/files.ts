// Written by `pnpm gen` from the contract and its docs.
import type * as files from '../files.ts';
import type { InferredDataOf, InferredRequestOf } from '../define.ts';

type FileGetQueryInferred = InferredRequestOf<typeof files.get>;

/** What `files.get` takes. The bytes of a file. */
export type FileGetQuery = {
  /** Tells it apart from all others; people are shown its number or name instead. */
  id: FileGetQueryInferred['id'];
  /** True shows the file in the page where it can be, instead of saving it. */
  preview?: FileGetQueryInferred['preview'];
  /** Opens it without a session for a short time. */
  link?: FileGetQueryInferred['link'];
};

/** What `files.get` answers. The bytes of a file. */
export type FileGetAnswer = InferredDataOf<typeof files.get>;

type FileLinkQueryInferred = InferredRequestOf<typeof files.link>;

/** What `files.link` takes. An address of a file that works for a while without a header. */
export type FileLinkQuery = {
  /** Tells it apart from all others; people are shown its number or name instead. */
  id: FileLinkQueryInferred['id'];
};

type FileLinkAnswerInferred = InferredDataOf<typeof files.link>;

/** What `files.link` answers. An address of a file that works for a while without a header. */
export type FileLinkAnswer = {
  /** Where it is found. */
  url: FileLinkAnswerInferred['url'];
  /** Until when it is good; an ISO 8601 instant in UTC. */
  expiresAt: FileLinkAnswerInferred['expiresAt'];
};

type UploadFileInferred = InferredRequestOf<typeof files.upload>;

/** What `files.upload` takes. Upload a file. */
export type UploadFile = {
  /** The bytes, as a form in a browser sends them. */
  file: UploadFileInferred['file'];
  /** What the file was called where it came from. */
  name?: UploadFileInferred['name'];
};

type FileUploadAnswerInferred = InferredDataOf<typeof files.upload>;

/** What `files.upload` answers. Upload a file. */
export type FileUploadAnswer = {
  /** Tells it apart from all others; people are shown its number or name instead. */
  id: FileUploadAnswerInferred['id'];
  /** What the file was called where it came from. */
  name: FileUploadAnswerInferred['name'];
  /** In bytes. */
  size: FileUploadAnswerInferred['size'];
  /** The media type, such as image/jpeg. */
  type: FileUploadAnswerInferred['type'];
  /** Where it is found. */
  url: FileUploadAnswerInferred['url'];
};

/** What the calls of `files` take and answer. */
export interface FilesCalls {
  'files.get': { request: FileGetQuery; data: FileGetAnswer };
  'files.link': { request: FileLinkQuery; data: FileLinkAnswer };
  'files.upload': { request: UploadFile; data: FileUploadAnswer };
}
