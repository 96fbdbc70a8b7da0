/** Values for the parameters of a phrase. */
export type PhraseParams = Readonly<Record<string, string | number | undefined>>;

/**
 * A phrase with its parameters filled in: `{name}` becomes the value, `{name|one|other}` becomes the second part
 * when the value is 1 and the third otherwise. A parameter that is not given leaves nothing.
 */
export function format(text: string, params: PhraseParams = {}): string {
  return text.replace(
    /\{(\w+)(?:\|([^|{}]*)\|([^|{}]*))?\}/g,
    (_whole, name: string, one?: string, other?: string) => {
      const value = Object.hasOwn(params, name) ? params[name] : undefined;
      if (one === undefined || other === undefined) return value === undefined ? '' : String(value);
      return Number(value) === 1 ? one : other;
    },
  );
}
