/** What a form holds of the fields that this person touched, by name. */
type Edited<Fields> = Partial<Fields>;

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/**
 * Of what this person touched, what differs both from how it was when the form was begun and from how it is now.
 * Only that is their change: the rest is another person's, or nobody's.
 */
export function ownChanges<Fields extends object>(
  edited: Edited<Fields>,
  snapshot: Fields,
  live: Fields,
): Partial<Fields> {
  const names = Object.keys(edited) as (keyof Fields)[];
  return Object.fromEntries(
    names
      .filter((name) => !same(edited[name], snapshot[name]) && !same(edited[name], live[name]))
      .map((name) => [name, edited[name]]),
  ) as Partial<Fields>;
}

/** Fields that this person changed and another person too, to something else. */
export function conflicts<Fields extends object>(
  own: Partial<Fields>,
  snapshot: Fields,
  live: Fields,
): (keyof Fields)[] {
  return (Object.keys(own) as (keyof Fields)[]).filter((name) => !same(snapshot[name], live[name]));
}
