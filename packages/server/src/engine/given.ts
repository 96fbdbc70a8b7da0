/** Several fields that may be absent, without those that are. A single one is `x ?? undefined`, which does not travel. */
export function given<Fields extends Readonly<Record<string, unknown>>>(
  fields: Fields,
): { [Name in keyof Fields]?: Exclude<Fields[Name], null | undefined> } {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== null && value !== undefined),
  ) as { [Name in keyof Fields]?: Exclude<Fields[Name], null | undefined> };
}
