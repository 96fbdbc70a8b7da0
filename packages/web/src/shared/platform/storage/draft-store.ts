import { randomId } from '@svcdesk/core';
import { device, type Row, type Table } from './device-db.ts';
import { closed, openTabs, ownTab, tabNow } from './tab-life.ts';
import { readStored, storageKeys, writeStored } from './web-storage.ts';

const hasId = (item: unknown): item is { id: string } =>
  typeof item === 'object' && item !== null && 'id' in item;

/** In the midst of a word or number: what follows says nothing by itself. */
const splitsWord = (sent: string, rest: string) => /\w$/.test(sent) && /^\w/.test(rest);

function unsentValue(sent: unknown, now: unknown): unknown {
  if (typeof sent === 'string' && typeof now === 'string' && now.startsWith(sent)) {
    const rest = now.slice(sent.length);
    return splitsWord(sent, rest) ? now : rest.trimStart();
  }
  if (Array.isArray(sent) && Array.isArray(now) && now.every(hasId)) {
    return now.filter(({ id }) => !sent.some((item) => hasId(item) && item.id === id));
  }
  return now;
}

/** Words and lists, of which a part may be sent; a switch goes on counting for what is typed under it. */
const isContent = (value: unknown) => typeof value === 'string' || Array.isArray(value);

/**
 * What came into a form while its earlier content was on its way: fields that were changed, words that were typed on,
 * photos that were added; with words or photos the switches that they were meant under. Keys that begin with `$` are the
 * form's own and belong to what was sent.
 */
export function unsentOf<Value extends object>(sent: Value, now: Value): Partial<Value> {
  const before = new Map<string, unknown>(Object.entries(sent));
  const own = Object.entries(now).filter(([key]) => !key.startsWith('$'));
  const changed = own
    .filter(([key, value]) => JSON.stringify(value) !== JSON.stringify(before.get(key)))
    .map(([key, value]): [string, unknown] => [key, unsentValue(before.get(key), value)])
    .filter(([, value]) => value !== '' && !(Array.isArray(value) && value.length === 0));
  const switches = changed.some(([, value]) => isContent(value))
    ? own.filter(([, value]) => !isContent(value))
    : [];
  return Object.fromEntries([...switches, ...changed]) as Partial<Value>;
}

/** A form's content as it was last seen in one tab; its key is the form's, made by {@link draftKey}, and the tab's name. */
export interface Draft extends Row {
  value: unknown;
}

/** Drafts belong to an account: the next person on the same phone never sees them. */
export function draftKey(owner: string, form: string, objectId = 'new'): string {
  return [owner, form, objectId].map(encodeURIComponent).join(':');
}

/** Under which this tab keeps its draft of a form. A form that is open in two tabs has two, and neither clears the other's. */
export function ownKey(formKey: string): string {
  return `${formKey}:${tabNow()}`;
}

/** Under which words are kept that no tab is at: the form offers them when it is opened next. */
export function laidAsideKey(formKey: string): string {
  return `${formKey}:${randomId()}`;
}

/** The form and the tab of a draft; drafts of earlier versions name no tab. */
export function partsOf(key: string): { formKey: string; tab: string } {
  const [owner, form, object, tab = ''] = key.split(':');
  return { formKey: [owner, form, object].join(':'), tab };
}

const isString = (value: unknown) => typeof value === 'string';

const unsavedKey = ({ key }: Draft) => `${storageKeys.unsaved}.${key}`;

/**
 * What was typed in the last moment of a page, or is to go (then it has no value), for there the database may not finish
 * what it is given.
 */
export const unsaved = {
  /** Gives whether it is kept. */
  keep: (draft: Draft): boolean => writeStored(unsavedKey(draft), JSON.stringify(draft)),
  /** Forgets this, and nothing that came after it. */
  forget(draft: Draft): void {
    if (readStored(unsavedKey(draft)) === JSON.stringify(draft)) writeStored(unsavedKey(draft), null);
  },
  all(): Draft[] {
    try {
      return Object.keys(localStorage).flatMap((key) => {
        if (!key.startsWith(`${storageKeys.unsaved}.`)) return [];
        const draft = JSON.parse(localStorage.getItem(key) ?? 'null') as Partial<Draft> | null;
        return isString(draft?.key) && draft?.savedAtMs !== undefined ? [draft as Draft] : [];
      });
    } catch {
      return [];
    }
  },
};

/** Gives whether the table is now as the page meant it to be. */
async function makeUp(table: Table<Draft>, row: Draft): Promise<boolean> {
  if (row.value === undefined) return table.remove(row.key);
  const kept = await table.get(row.key);
  return (kept !== undefined && kept.savedAtMs >= row.savedAtMs) || (await table.put(row)) !== false;
}

/** Does to the table what pages had no time for; what an open tab is still at is that tab's. */
async function recover(table: Table<Draft>): Promise<void> {
  const rows = unsaved.all();
  const open = await openTabs(rows.map(({ key }) => partsOf(key).tab));
  for (const row of rows) {
    const { tab } = partsOf(row.key);
    if (tab !== tabNow() && open.has(tab)) continue;
    if (await makeUp(table, row)) unsaved.forget(row);
  }
}

let recovered: Promise<void> | undefined;

/** The drafts of this device. */
export async function drafts(): Promise<Table<Draft>> {
  await ownTab();
  const table = await device.table<Draft>('drafts');
  recovered ??= recover(table).catch(() => undefined);
  await recovered;
  return table;
}

/** What there is of a form: this tab's own, and what was left by tabs that are closed, newest first. */
export interface DraftsOfForm {
  own?: Draft;
  left: readonly Draft[];
  /** Other tabs that are at it. */
  openTabs: readonly string[];
}

export async function draftsOf(formKey: string, table: Table<Draft>): Promise<DraftsOfForm> {
  const rows = (await table.startingWith(formKey)).filter(({ key }) => partsOf(key).formKey === formKey);
  const isOwn = ({ key }: Draft) => key === ownKey(formKey);
  const others = rows.filter((row) => !isOwn(row));
  const open = await openTabs(others.map(({ key }) => partsOf(key).tab));
  const left = others.filter(({ key }) => !open.has(partsOf(key).tab));
  return {
    own: rows.find(isOwn),
    left: left.sort((a, b) => b.savedAtMs - a.savedAtMs),
    openTabs: [...open],
  };
}

/** What a form keeps of itself beside what was filled in. */
interface KeptForm {
  $begun?: unknown;
  $submission?: { key?: string };
}

/**
 * Forgets the drafts of a form that were sent under this key, but for what was typed after the sending; one that was begun
 * since is the person's new words. `sent` is what was in the form.
 */
export async function forgetSent(draftKey: string, key: string, sent: object): Promise<void> {
  const table = await drafts();
  const { formKey } = partsOf(draftKey);
  const kept = await table.startingWith(formKey);
  for (const row of [...kept, ...unsaved.all()]) {
    const value = row.value as KeptForm | undefined;
    if (value?.$submission?.key !== key) continue;
    // The database may have more of it than the last moment in which the page was left.
    const isOld = kept.some((other) => other.key === row.key && other.savedAtMs > row.savedAtMs);
    if (isOld || (await forgetContent(table, row, sent))) unsaved.forget(row);
  }
}

/** Leaves of a draft what was typed after the sending; gives whether the device has done it. */
function forgetContent(table: Table<Draft>, row: Draft, sent: object): Promise<boolean> {
  const value = row.value as KeptForm;
  const rest = unsentOf<object>(sent, value);
  if (Object.keys(rest).length === 0) return table.remove(row.key);
  return table.put({ ...row, value: { ...rest, $begun: value.$begun } });
}

/** Tells what is left of a form each time that one of these tabs is closed. */
export function watchTabs(
  tabs: readonly string[],
  formKey: string,
  signal: AbortSignal,
  tell: (left: readonly Draft[]) => void,
): void {
  if (!navigator.locks) return;
  for (const tab of tabs) {
    closed(tab, signal)
      .then(async () => draftsOf(formKey, await drafts()))
      .then(({ left }) => tell(left))
      // The form was left, or the device cannot be read: then nothing is offered.
      .catch(() => undefined);
  }
}

const ofVisit = () => sessionStorage;
let visit: string | undefined;

/** Whose drafts these are: the account's, or before the sign-in those of this visit, which ends with its tab. */
export function draftOwner(accountId: string | undefined): string {
  if (accountId !== undefined) return accountId;
  visit ??= readStored(storageKeys.visit, ofVisit) ?? `visit-${randomId()}`;
  writeStored(storageKeys.visit, visit, ofVisit);
  return visit;
}
