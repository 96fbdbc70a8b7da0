import type { Context, Input } from '../command.ts';
import { readTextFile } from '../host/input.ts';
import { type Flags, text } from '../line/flags.ts';
import type { TypedField } from './typed-field.ts';

/** Flags of long texts: one with the text itself, and one with the file that holds it. */
export function textFlags(texts: Readonly<Record<string, string>>): Flags {
  return Object.fromEntries(
    Object.keys(texts).flatMap((name) => [
      [name, text('TEXT', undefined, { conflicts: [`${name}-file`] })],
      [`${name}-file`, text('FILE')],
    ]),
  );
}

/** What was typed for long texts, read from where it is. */
export async function textFields(
  texts: Readonly<Record<string, string>>,
  input: Input,
  context: Context,
): Promise<TypedField[]> {
  const fields: TypedField[] = [];
  for (const [name, field] of Object.entries(texts)) {
    const [said, file] = [input.flags[name], input.flags[`${name}-file`]] as (string | undefined)[];
    const read = file === undefined ? said : await readTextFile(`--${name}-file`, file, context);
    fields.push({ written: `--${name}`, use: { field }, typed: read === undefined ? [] : [read] });
  }
  return fields;
}
