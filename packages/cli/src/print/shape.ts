import { format } from '@svcdesk/core/phrases';
import type { AnyCommand, Context, Input } from '../command.ts';
import { usageError } from '../errors.ts';
import type { rowFlags, watchFlags } from '../line/output-flags.ts';
import type { Phrases } from '../phrases/index.ts';
import { hasOwner, ownerColumn, withNameFields } from './values.ts';

/** What the reader wants to get: which fields of what is there, and in which form. */
export interface OutputOptions {
  /** Fields of JSON; undefined when JSON was not asked for. */
  readonly json: readonly string[] | undefined;
  readonly jq: string | undefined;
  readonly template: string | undefined;
  readonly csv: boolean;
  readonly plain: boolean;
  readonly columns: readonly string[] | undefined;
  /** A field to sort by, backwards with `-` in front. */
  readonly sort: string | undefined;
  readonly headings: boolean;
}

type RowInput = Partial<Input<typeof rowFlags & typeof watchFlags>['flags']>;

/** What reading it needs of a run. */
type OptionsContext = Pick<Context, 'globals' | 'phrases' | 'locale'>;

/** Reads what is wanted, and complains of fields that there are not. */
export async function readOutputOptions(
  command: AnyCommand,
  flags: Input['flags'],
  context: OptionsContext,
): Promise<OutputOptions> {
  const { globals, phrases } = context;
  const own = Object.keys(command.flags);
  const given = Object.fromEntries(Object.entries(flags).filter(([name]) => !own.includes(name))) as RowInput;
  const { json: choice, jq, template } = globals;
  const picky = jq !== undefined ? '--jq' : template !== undefined ? '--template' : undefined;
  if (picky && command.output === 'stream') {
    throw usageError(format(phrases.usage.noData, { flag: picky, command: command.name }));
  }
  for (const name of ['csv', 'plain', 'watch'] as const) {
    const isThere = given[name];
    const json = choice && name !== 'watch' ? 'json' : undefined;
    const other = jq !== undefined ? 'jq' : template !== undefined ? 'template' : json;
    if (isThere && other)
      throw usageError(format(phrases.usage.exclusive, { one: `--${name}`, other: `--${other}` }));
  }
  // The commonest run asks for nothing of the kind: then the contract's schemas are not needed.
  const valid = choice || given.columns || given.sort ? withNameFields(command.fields(), command.kind) : [];
  const columns = hasOwner(valid) ? [...valid, ownerColumn] : valid;
  const chosen = choice === 'all' || choice === undefined ? valid : choice;
  return {
    json: choice ? checked(chosen, valid, phrases) : picky ? [] : undefined,
    jq,
    template,
    csv: given.csv ?? false,
    plain: given.plain ?? false,
    columns: given.columns && (await fieldsMeant(given.columns, columns, context)),
    sort: given.sort && (await sortMeant(given.sort, columns, context)),
    headings: !given['no-headers'],
  };
}

function checked(names: readonly string[], valid: readonly string[], { usage }: Phrases): readonly string[] {
  const unknown = names.find((name) => !valid.includes(name));
  if (unknown === undefined) return names;
  throw usageError(format(usage.unknownField, { name: unknown, fields: valid.join(', ') }));
}

/** Fields by their names or by the headings that people see of them, which are loaded only for these. */
async function fieldsMeant(
  typed: readonly string[],
  valid: readonly string[],
  context: OptionsContext,
): Promise<readonly string[]> {
  if (typed.every((name) => valid.includes(name))) return typed;
  const { fieldMeant } = await import('./headings.ts');
  return Promise.all(typed.map((name) => fieldMeant(name, valid, context)));
}

/** The same of one field, backwards with `-` in front. */
async function sortMeant(typed: string, valid: readonly string[], context: OptionsContext): Promise<string> {
  const [field = ''] = await fieldsMeant([typed.replace(/^-/, '')], valid, context);
  return typed.startsWith('-') ? `-${field}` : field;
}
