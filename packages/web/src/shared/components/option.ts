import { normalizeSearch } from '@svcdesk/core/format';
/** A node of the contract's trees, {value, label, children?}; a flat list has no children. */
export interface Option {
  value: string;
  label: string;
  children?: readonly Option[];
  /** A second line: a group's name, a load, a distance. */
  note?: string;
}

/** The options from the root to a value; empty when it is not there. */
export function pathTo(options: readonly Option[], value: string): Option[] {
  for (const option of options) {
    if (option.value === value) return [option];
    const below = pathTo(option.children ?? [], value);
    if (below.length > 0) return [option, ...below];
  }
  return [];
}

/**
 * Leaves whose own label or path matches all words of the search, each with its whole path as label; with `branches`
 * what has leaves below it, too.
 */
export function searchLeaves(
  options: readonly Option[],
  search: string,
  above: readonly string[] = [],
  branches = false,
): Option[] {
  const words = normalizeSearch(search).split(' ');
  return options.flatMap((option) => {
    const path = [...above, option.label];
    const below = option.children?.length ? searchLeaves(option.children, search, path, branches) : [];
    if (option.children?.length && !branches) return below;
    const haystack = normalizeSearch(path.join(' '));
    if (!words.every((word) => haystack.includes(word))) return below;
    return [{ value: option.value, label: path.join(' / '), note: option.note }, ...below];
  });
}
