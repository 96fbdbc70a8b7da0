import type { Identifier } from '@mdn/browser-compat-data';
import { type Block, type Declaration, find, parse, walk } from 'css-tree';
import { lackedBy, partOf, platform } from './oldest-browsers.ts';

const { properties = {}, selectors = {}, types = {} } = platform.css;
const atRules = platform.css['at-rules'] ?? {};
const lengths = types.length ?? {};

const isNewer = (feature: Identifier | undefined) => lackedBy(feature?.__compat).length > 0;

/** Units that came in families. */
const unitFamilies: readonly (readonly [RegExp, Identifier | undefined])[] = [
  [/^dv(h|w|i|b|min|max)$/, lengths.viewport_percentage_units_dynamic],
  [/^lv(h|w|i|b|min|max)$/, lengths.viewport_percentage_units_large],
  [/^sv(h|w|i|b|min|max)$/, lengths.viewport_percentage_units_small],
  [/^cq(h|w|i|b|min|max)$/, lengths.container_query_length_units],
];

/** Functions that any value may be made of, by name. */
const functions = new Map<string, Identifier>();
collectFunctions(types);

function collectFunctions(from: Identifier): void {
  for (const [name, feature] of Object.entries(from)) {
    if (name === '__compat') continue;
    const known = functions.get(name);
    // What one type has had for long is not new because another got it.
    if (!known || isNewer(known)) functions.set(name, feature as Identifier);
    collectFunctions(feature as Identifier);
  }
}

/**
 * What a style sheet uses that one of the oldest browsers lacks. A declaration before it of the same property that all
 * of them know is its fallback, and what `@supports` asks about is not used without it.
 */
export function newerInStyles(css: string): ReadonlySet<string> {
  const found = new Set<string>();
  const tree = parse(css, { parseCustomProperty: true });
  walk(tree, (node) => {
    if (node.type === 'Atrule' && node.name === 'supports') return walk.skip;
    if (node.type === 'Atrule') note(`@${node.name}`, partOf(atRules, node.name));
    else if (node.type === 'Feature') note(`@media (${node.name})`, partOf(atRules.media, node.name));
    else if (node.type === 'FeatureRange') note('@media (a < b)', partOf(atRules.media, 'range_syntax'));
    else if (node.type === 'PseudoClassSelector') note(`:${node.name}`, partOf(selectors, node.name));
    else if (node.type === 'NestingSelector') note('&', selectors.nesting);
    else if (node.type === 'Block') for (const used of newerInBlock(node)) found.add(used);
    return undefined;
  });
  return found;

  function note(name: string, feature: Identifier | undefined) {
    if (isNewer(feature)) found.add(name);
  }
}

function newerInBlock({ children }: Block): string[] {
  const found: string[] = [];
  const safe = new Set<string>();
  children.forEach((node) => {
    if (node.type !== 'Declaration') return;
    const { property } = node;
    const newer = newerInDeclaration(node);
    if (newer.length === 0) safe.add(property.replace(/^-(webkit|moz)-/, ''));
    // With a variable in it a browser finds out too late that it does not know the rest, and takes neither.
    else if (!safe.has(property) || usesVariable(node)) found.push(...newer);
  });
  return found;
}

function usesVariable({ value }: Declaration): boolean {
  return find(value, (node) => node.type === 'Function' && node.name === 'var') !== null;
}

function newerInDeclaration({ property, value }: Declaration): string[] {
  const feature = property.startsWith('-') ? undefined : partOf(properties, property);
  if (isNewer(feature)) return [property];
  const found: string[] = [];
  walk(value, (node) => {
    if (node.type === 'Identifier' && isNewer(partOf(feature, node.name)))
      found.push(`${property}: ${node.name}`);
    else if (node.type === 'Function' && isNewer(functions.get(node.name))) found.push(`${node.name}()`);
    else if (node.type === 'Dimension') {
      const family = unitFamilies.find(([pattern]) => pattern.test(node.unit))?.[1];
      if (isNewer(family ?? partOf(lengths, node.unit))) found.push(`1${node.unit}`);
    }
  });
  return found;
}
