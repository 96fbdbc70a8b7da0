/** A schema of an object; the contract's replies are such. */
interface ObjectSchema {
  readonly shape: Readonly<Record<string, unknown>>;
}

/** A schema of a page of a list. */
interface PageSchema {
  readonly shape: { readonly list: { readonly def: { readonly element: ObjectSchema } } };
}

/** Names of the fields of a call's reply, as `--json=` may choose them. */
export function fieldsOf(schema: ObjectSchema): readonly string[] {
  return Object.keys(schema.shape);
}

/** Names of the fields of a list's items. */
export function itemFieldsOf(schema: PageSchema): readonly string[] {
  return fieldsOf(schema.shape.list.def.element);
}
