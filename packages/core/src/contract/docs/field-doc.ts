/** Names of a field that people see in tables and documents. */
export interface FieldDoc {
  zh: string;
  en: string;
}

/** A field's name in both languages. */
export function name(zh: string, en: string): FieldDoc {
  return { zh, en };
}
