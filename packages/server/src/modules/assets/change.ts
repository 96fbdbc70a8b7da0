import { isIP } from 'node:net';
import { SvcdeskError } from '@svcdesk/core';
import { type AssetFlag, assetFlag } from '@svcdesk/core/contract/assets';
import { fieldIssues, fieldTypeOf, normalizeIdentifier, settledValue } from '@svcdesk/core/format';
import type { WriteContext } from '../../engine/context.ts';
import { bindAttachments } from '../../engine/files/attachments.ts';
import { type FileReader, isFound } from '../../engine/files/readers.ts';
import { recordAct } from '../../platform/audit/record-event.ts';
import { statement } from '../../platform/db/index.ts';
import { InvalidRequest, invalid } from '../../platform/refusals.ts';
import { findReason } from '../dictionary/index.ts';
import { type AssetRow, ngramsOfAsset, valueText, visibleAsset } from './asset-row.ts';
import { type ClassBook, fieldOf, type PropertyDefinition, type PropertyUse } from './classes.ts';

const fileTypes: readonly (string | undefined)[] = ['image', 'file', 'signature'];

/** Whether a reader sees the asset that a file belongs to. */
export function seesAsset(reader: FileReader, assetId: string): Promise<boolean> {
  return isFound(visibleAsset(reader.db, reader, assetId));
}

/**
 * Makes the files that new values name the asset's, those of a property that clients do not see for staff alone.
 * Returns the values as they are stored.
 */
async function bindAssetFiles(
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

/** What is asked of an asset. */
export interface AssetChange {
  readonly fields: Readonly<Record<string, string>>;
  readonly name?: string | undefined;
  readonly flag?: AssetFlag | undefined;
  readonly offShelfReason?: string | undefined;
}

/** Who changes it, with what the audit keeps of the request. */
type ChangeContext = WriteContext & Parameters<typeof recordAct>[1];

/** Values before and after, by property key, name, flag or reason. */
export type AssetChanges = Readonly<Record<string, { readonly from: string; readonly to: string }>>;

const fits: Readonly<Record<PropertyUse, (text: string) => boolean>> = {
  address: (text) => isIP(text) !== 0,
  port: (text) => /^[1-9]\d{0,4}$/.test(text) && Number(text) <= 65_535,
  mac: (text) => /^[0-9a-f]{2}([:-]?[0-9a-f]{2}){5}$/i.test(text),
};

/** New values as they are stored: a date that names no zone is the tenant's. Refuses those that do not fit, by their place. */
export function checkAssetFields(
  definitions: readonly PropertyDefinition[],
  fields: AssetChange['fields'],
  tenantTimeZone: string,
  place = 'fields',
): AssetChange['fields'] {
  const stored: Record<string, string> = {};
  const issues = Object.entries(fields).flatMap(([key, given]) => {
    const path = `${place}.${key}`;
    const definition = definitions.find((each) => each.key === key);
    if (!definition) return [{ path, code: 'unknownKey' as const, params: { keys: key } }];
    const { use } = definition;
    const text = use ? normalizeIdentifier(given) : given;
    const found = fieldIssues(fieldOf(definition), text);
    if (found.length > 0)
      return found.map((issue) => ({ ...issue, path: issue.path ? `${path}.${issue.path}` : path }));
    stored[key] = settledValue(fieldOf(definition), text, { tenantTimeZone });
    return text === '' || !use || fits[use](text) ? [] : [{ path, code: 'format' as const, params: {} }];
  });
  if (issues.length > 0) throw new InvalidRequest(issues);
  return stored;
}

async function shelfOf({ tx, tenantId }: ChangeContext, row: AssetRow, change: AssetChange) {
  const { flag = row.flag, offShelfReason } = change;
  if (flag === assetFlag.onShelf) {
    if (offShelfReason) throw invalid('offShelfReason', 'notAllowed');
    return { flag, reason: null };
  }
  // What is off the shelf stays as it was, until it is put back.
  if (row.flag === assetFlag.offShelf) throw new SvcdeskError('notAllowed', { reason: 'offShelf' });
  if (!offShelfReason) throw invalid('offShelfReason', 'required');
  const { reasonCode } = await findReason(tx, tenantId, 'offShelfReason', offShelfReason);
  if (!reasonCode) throw invalid('offShelfReason', 'unknown');
  return { flag, reason: reasonCode };
}

type Written = [
  tenantId: string,
  id: string,
  name: string,
  flag: number,
  offShelfReason: string | null,
  properties: Readonly<Record<string, unknown>>,
  at: Date,
  ngrams: readonly string[],
];

const update = statement<{ version: number }, Written>(
  'assets.update',
  `UPDATE assets SET name = $3, flag = $4, off_shelf_reason = $5, properties = $6, version = version + 1,
     updated_at = $7, grams = $8
   WHERE tenant_id = $1 AND id = $2 RETURNING version`,
);

function changesBetween(before: AssetRow, after: AssetRow): AssetChanges {
  const flat = ({ name, flag, offShelfReason, properties }: AssetRow): Record<string, unknown> => ({
    ...properties,
    name,
    flag,
    offShelfReason,
  });
  const [from, to] = [flat(before), flat(after)];
  const keys = [...new Set([...Object.keys(from), ...Object.keys(to)])];
  return Object.fromEntries(
    keys
      .map((key) => [key, { from: valueText(from[key]), to: valueText(to[key]) }] as const)
      .filter(([, change]) => change.from !== change.to),
  );
}

/**
 * Writes a change of a locked asset and notes it in the audit; gives what really changed. What stands as it is asked
 * for is left alone, its version too.
 */
export async function changeAsset(
  context: ChangeContext,
  row: AssetRow,
  classes: ClassBook,
  change: AssetChange,
): Promise<{ readonly after: AssetRow; readonly changes: AssetChanges }> {
  const { tx, tenantId } = context;
  const { flag, reason } = await shelfOf(context, row, change);
  const definitions = classes.properties(row.classId);
  const given = checkAssetFields(definitions, change.fields, context.timeZone);
  const fields = await bindAssetFiles(context, row.id, definitions, given);
  const properties = { ...row.properties, ...fields };
  for (const [key, text] of Object.entries(fields)) if (text === '') delete properties[key];
  const after = { ...row, name: change.name ?? row.name, flag, offShelfReason: reason, properties };
  const changes = changesBetween(row, after);
  if (Object.keys(changes).length === 0) return { after: row, changes };
  const ngrams = ngramsOfAsset(after, row.cellName);
  const written = [after.name, flag, reason, properties, context.now(), ngrams] as const;
  const { version = row.version } = (await update.first(tx, tenantId, row.id, ...written)) ?? {};
  await recordAct(tx, context, { kind: 'asset.change', object: { kind: 'asset', id: row.id }, changes });
  return { after: { ...after, version }, changes };
}
