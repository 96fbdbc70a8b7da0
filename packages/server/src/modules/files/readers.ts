import type { ClientActor, StaffActor } from '@svcdesk/core/roles';
import type { Database } from '../../db/index.ts';

/** Who wants to read a file of an object. */
export interface FileReader {
  readonly db: Database;
  readonly tenantId: string;
  readonly actor: StaffActor | ClientActor;
  now(): Date;
}

/** Whether someone sees the object that a file is bound to. Files of internal records never reach clients. */
export type ObjectVisible = (reader: FileReader, objectId: string) => Promise<boolean>;

const visible = new Map<string, ObjectVisible>();

/** Says who sees the objects of a kind, such as `order`: called once by the module that owns them. */
export function filesBelongTo(objectKind: string, isVisible: ObjectVisible): void {
  visible.set(objectKind, isVisible);
}

/** Whether someone may read a file that is bound to an object; kinds that nobody answers for are seen by nobody. */
export async function mayReadBound(
  reader: FileReader,
  binding: { objectKind: string; objectId: string; internal: boolean },
): Promise<boolean> {
  if (binding.internal && reader.actor.kind !== 'staff') return false;
  return (await visible.get(binding.objectKind)?.(reader, binding.objectId)) ?? false;
}
