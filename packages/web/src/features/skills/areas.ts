import type { DataOf, dictionary, engineers } from '@svcdesk/core/contract';
import type { Option } from '../../shared/components/option.ts';

export type Area = DataOf<typeof engineers.findOne>['serviceAreas'][number];
type Region = DataOf<typeof dictionary.tree>[number];

/** The regions as a list to choose from, in which each province and city can be chosen as a whole. */
export function regionOptions(regions: readonly Region[], whole: (name: string) => string): Option[] {
  return regions.map(({ value, label, children }) => ({
    value: children?.length ? `in ${value}` : value,
    label,
    ...(children?.length && {
      children: [{ value, label: whole(label) }, ...regionOptions(children, whole)],
    }),
  }));
}

/** A region by its code, named as the server names those that one has: with what it lies in. */
export function areaNamed(regions: readonly Region[], code: string): Area {
  const within = (nodes: readonly Region[], names: readonly string[]): string | undefined => {
    for (const { value, label, children = [] } of nodes) {
      const path = [...names, label];
      const found = value === code ? path.join('-') : within(children, path);
      if (found !== undefined) return found;
    }
    return undefined;
  };
  return { code, name: within(regions, []) ?? code };
}
