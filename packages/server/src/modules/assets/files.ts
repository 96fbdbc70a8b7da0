import { fieldTypeOf } from '@svcdesk/core/format';
import type { WriteContext } from '../../engine/context.ts';
import { bindAttachments } from '../../engine/files/attachments.ts';
import { type FileReader, isFound } from '../../engine/files/readers.ts';
import { visibleAsset } from './asset-row.ts';
import type { PropertyDefinition } from './classes.ts';

const fileTypes: readonly (string | undefined)[] = ['image', 'file', 'signature'];

/** Whether somebody sees the asset that a file belongs to. */
export function seesAsset(reader: FileReader, assetId: string): Promise<boolean> {
  return isFound(visibleAsset(reader.db, reader, assetId));
}

/**
 * Makes the files that new values name the asset's, those of a property that clients do not see for staff alone.
 * Returns the values as they are stored.
 */
export async function bindAssetFiles(
  context: WriteContext,
  assetId: string,
  definitions: readonly PropertyDefinition[],
  values: Readonly<Record<string, string>>,
): Promise<Record<string, string>> {
  const stored = { ...values };
  for (const { key, type, clients } of definitions) {
    const text = values[key];
    if (!text || !fileTypes.includes(fieldTypeOf(type))) continue;
    const path = `fields.${key}`;
    const object = { kind: 'asset', id: assetId };
    const bound = await bindAttachments(context, object, { [path]: text }, clients === false);
    stored[key] = bound[path] ?? '';
  }
  return stored;
}
