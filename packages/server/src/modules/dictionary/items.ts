import {
  builtInDictionary,
  type DictionaryCode,
  type DictionaryFlags,
  dictionaryCodes,
  type NamedItem,
} from '@svcdesk/core/rules';
import { type Queryable, statement } from '../../platform/db/index.ts';
import { regions } from './regions.ts';

/** What a tenant changed of an item, or an item of its own. */
interface Override {
  code: string;
  parentCode: string | null;
  zh: string | null;
  en: string | null;
  enabled: boolean | null;
  sort: number | null;
  flags: DictionaryFlags | null;
}

const overridesOf = statement<Override, [tenantId: string, dictionary: string]>(
  'dictionary.overrides',
  `SELECT code, parent_code AS "parentCode", zh, en, enabled, sort, flags FROM dictionary_overrides
   WHERE tenant_id = $1 AND dictionary = $2 ORDER BY sort NULLS LAST, code`,
);

/** Whether core brings a dictionary of this name. */
const isBuiltIn = (code: string): code is DictionaryCode =>
  (dictionaryCodes as readonly string[]).includes(code);

/** One of core's dictionaries as the tenant has it: what it changed goes before what core brings. */
export async function itemsOf(
  on: Queryable,
  tenantId: string,
  code: DictionaryCode,
): Promise<readonly NamedItem[]> {
  return changedBy(builtInDictionary(code), await overridesOf.all(on, tenantId, code));
}

/** Any dictionary as the tenant has it, that of regions too; undefined when there is none of this name. */
export async function dictionaryOf(
  on: Queryable,
  tenantId: string,
  code: string,
): Promise<readonly NamedItem[] | undefined> {
  if (code === 'region') return changedBy(await regions(), await overridesOf.all(on, tenantId, code));
  return isBuiltIn(code) ? itemsOf(on, tenantId, code) : undefined;
}

/** Whether a code can be chosen: it is there, at any depth, and neither it nor what it lies in is retired. */
export async function isChoice(
  on: Queryable,
  tenantId: string,
  dictionary: DictionaryCode,
  code: string,
): Promise<boolean> {
  const isAmong = (items: readonly NamedItem[]): boolean =>
    items.some((item) => item.enabled && (item.code === code || isAmong(item.children)));
  return isAmong(await itemsOf(on, tenantId, dictionary));
}

/** A built-in dictionary with a tenant's changes and additions in it, sorted. */
function changedBy(items: readonly NamedItem[], overrides: readonly Override[]): readonly NamedItem[] {
  if (overrides.length === 0) return items;
  return branch(items, undefined, overrides, new Map(overrides.map((each) => [each.code, each])));
}

function branch(
  items: readonly NamedItem[],
  parent: string | undefined,
  all: readonly Override[],
  byCode: ReadonlyMap<string, Override>,
): readonly NamedItem[] {
  const known = new Set(items.map(({ code }) => code));
  const added = all.filter(
    ({ code, parentCode }) => (parentCode ?? undefined) === parent && !known.has(code),
  );
  return [
    ...items.map((item) => changed(item, byCode.get(item.code))),
    ...added.filter(({ code }) => !isInside(code, items)).map(own),
  ]
    .map((item) => ({ ...item, children: branch(item.children, item.code, all, byCode) }))
    .sort((a, b) => a.sort - b.sort);
}

/** Whether a code belongs to an item further down, so that a change of it is no item of its own up here. */
function isInside(code: string, items: readonly NamedItem[]): boolean {
  return items.some(
    ({ children }) => children.some((child) => child.code === code) || isInside(code, children),
  );
}

function changed(item: NamedItem, override: Override | undefined): NamedItem {
  if (!override) return item;
  return {
    ...item,
    zh: override.zh ?? item.zh,
    en: override.en ?? item.en,
    enabled: override.enabled ?? item.enabled,
    sort: override.sort ?? item.sort,
    flags: { ...item.flags, ...override.flags },
  };
}

function own({ code, zh, en, enabled, sort, flags }: Override): NamedItem {
  return {
    code,
    zh: zh ?? code,
    en: en ?? zh ?? code,
    enabled: enabled ?? true,
    sort: sort ?? Number.MAX_SAFE_INTEGER,
    flags: flags ?? {},
    children: [],
  };
}
