import { isSvcdeskError } from '@svcdesk/core';
import type { ClientActor, StaffActor } from '@svcdesk/core/roles';
import type { Database } from '../../platform/db/index.ts';

/** Who wants to read a file of an object. */
export interface FileReader {
  readonly db: Database;
  readonly tenantId: string;
  readonly actor: StaffActor | ClientActor;
  now(): Date;
}

/** Whether someone sees the object that a file is bound to. Files of internal records never reach clients. */
export type ObjectVisible = (reader: FileReader, objectId: string) => Promise<boolean>;

/** Who sees the objects that files are bound to, by their kind. */
export type FileReaders = Readonly<Record<string, ObjectVisible>>;

/** Whether someone may read a file that is bound to an object; an object of a kind without readers is never seen. */
export async function mayReadBound(
  readers: FileReaders,
  reader: FileReader,
  binding: { objectKind: string; objectId: string; internal: boolean },
): Promise<boolean> {
  if (binding.internal && reader.actor.kind !== 'staff') return false;
  return (await readers[binding.objectKind]?.(reader, binding.objectId)) ?? false;
}

/** Whether a lookup succeeds: notFound, as for records that the reader may not see, gives false. */
export async function isFound(finding: Promise<unknown>): Promise<boolean> {
  try {
    await finding;
    return true;
  } catch (error) {
    if (isSvcdeskError(error, 'notFound')) return false;
    throw error;
  }
}
