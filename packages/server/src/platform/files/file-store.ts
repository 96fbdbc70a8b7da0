import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import { formatDate } from '@svcdesk/core/format';
import type { Settings } from '../settings/settings.ts';

/** Bytes of a file, the last one included. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/** Where the bytes of files lie: by tenant, under names of the server's own making. */
export interface FileStore {
  /** Folder for files that are still arriving, on the same disk as a store on disk. */
  readonly incoming: string;
  /** Moves a file into the store for good; gives its key. */
  place(tenantId: string, path: string): Promise<string>;
  /** The bytes, all or those of a range that is within them, and how many; undefined when they are gone. */
  read(
    key: string,
    range?: ByteRange,
  ): Promise<{ readonly body: Readable; readonly size: number } | undefined>;
  remove(key: string): Promise<void>;
}

/** What decides where files are kept; on disk unless the settings say otherwise. */
export type FileSettings = { readonly data: { readonly path: string } } & Partial<
  Pick<Settings, 'files' | 's3Bucket' | 's3Region' | 's3KeyId' | 's3Secret'>
>;

const keyShape = /^[a-z][a-z0-9]{0,15}\/\d{4}-\d{2}\/[\da-f-]{36}$/;

/** A key for a new file. */
export function newFileKey(tenantId: string): string {
  return `${tenantId}/${formatDate(Date.now(), 'UTC').slice(0, 7)}/${randomUUID()}`;
}

/** Refuses a key that the server did not make, before it becomes a path or an address. */
export function checkFileKey(key: string): string {
  if (!keyShape.test(key)) throw new Error('A stored file has a key of unknown form');
  return key;
}
