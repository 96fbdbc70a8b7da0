import type { RecordDraft } from '@svcdesk/core/rules';
import type { WriteContext } from '../../engine/context.ts';
import { type AttachmentFields, bindAttachments } from '../../engine/files/attachments.ts';
import { type FileReader, isFound } from '../../engine/files/readers.ts';
import { visibleOrder } from './actions/lock.ts';

/** Objects that files of orders are bound to. */
export const orderFiles = 'order';

/** Whether a reader sees the order that a file belongs to. */
export function seesOrder(reader: FileReader, orderId: string): Promise<boolean> {
  return isFound(visibleOrder(reader.db, reader, orderId));
}

/** Makes the files that attachment strings name the order's; returns the strings as they are stored. */
export function bindOrderFiles<Fields extends AttachmentFields>(
  context: WriteContext,
  orderId: string,
  fields: Fields,
  internal = false,
) {
  return bindAttachments(context, { kind: orderFiles, id: orderId }, fields, internal);
}

/** Completes an action with files that its record shows. */
export function withFiles(
  context: WriteContext,
  orderId: string,
  text: string | undefined,
  internal = false,
) {
  return async (record: RecordDraft) => {
    const { attachments } = await bindOrderFiles(context, orderId, { attachments: text }, internal);
    return { record: { ...record, attachments } };
  };
}
