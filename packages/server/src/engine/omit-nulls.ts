type Absent<Value> = null extends Value ? true : undefined extends Value ? true : false;

/** Fields of which those that may be null are rather left out. */
export type WithoutNulls<Fields> = {
  [Name in keyof Fields as Absent<Fields[Name]> extends true ? never : Name]: Fields[Name];
} & {
  [Name in keyof Fields as Absent<Fields[Name]> extends true ? Name : never]?: NonNullable<Fields[Name]>;
};

/** A reply's shape as a statement reads it: null where {@link omitNulls} leaves it out. */
export type Nullable<Fields> = {
  [Name in keyof Fields]-?: undefined extends Fields[Name] ? Fields[Name] | null : Fields[Name];
};

/** Fields without those that are absent: of a whole row, or of some. A single one is `x ?? undefined`, which does not travel. */
export function omitNulls<Fields extends object>(fields: Fields): WithoutNulls<Fields> {
  const known = Object.entries(fields).filter(([, value]) => value !== null && value !== undefined);
  return Object.fromEntries(known) as WithoutNulls<Fields>;
}

/** The columns of a row that a shape of the contract names; other columns stay in the server. */
export function fieldsFor<Shape extends object, Row extends object>(
  { shape }: { readonly shape: Shape },
  row: Row,
): WithoutNulls<Pick<Row, keyof Row & keyof Shape>> {
  const named = Object.entries(row).filter(([name]) => name in shape);
  return omitNulls(Object.fromEntries(named) as Pick<Row, keyof Row & keyof Shape>);
}
