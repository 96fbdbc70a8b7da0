import type { FieldName } from './fields.ts';

/**
 * What a program takes instead of a field that goes, by the shape or the call that it stands in. From here come the
 * marks of the types and of the OpenAPI document; a field stays for two minor versions after it got one.
 */
const deprecations: Readonly<Record<`${string}.${FieldName}`, string>> = {
  'Suggestion.score': 'It says nothing of deadlines: go by the order of the list, and by `fits`.',
};

/** What to take instead of a field that goes. `places`: what it stands in, the nearest first. */
export function deprecationOf(field: string, places: readonly string[]): string | undefined {
  const known: Readonly<Record<string, string | undefined>> = deprecations;
  return places.map((place) => known[`${place}.${field}`]).find(Boolean);
}
