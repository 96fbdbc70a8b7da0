import type { Call, DataOf, RequestOf, Schema } from '@svcdesk/core/contract';
import { definitionOf } from '@svcdesk/core/contract/schema-definition';
import type { Argument, Context, Input } from '../command.ts';
import { readTextFile } from '../host/input.ts';
import { type Flags, text } from '../line/flags.ts';
import type { Item } from '../print/output.ts';
import type { ResourceName } from '../resources/resource.ts';
import { resourceOf } from '../resources/resources.ts';
import type { Connection } from '../session/connection.ts';
import type { KindName } from '../work.ts';
import { type FieldGiven, type FieldOf, type FieldUse, fieldFlag, isFieldFlag, useOf } from './fields.ts';

/** An argument that fills a field of the request. */
export type ArgumentGiven<Name extends string> =
  | Name
  | (Extract<FieldGiven<Name>, object> & {
      /** Placeholder, where what it names does not give it. */
      readonly name?: string;
      readonly optional?: true;
      /** Whether it takes all words that are left, for a field of several. */
      readonly many?: true;
    });

/** What every command of a call is made from. */
export interface CallParts<C extends Call> {
  readonly aliases?: readonly string[];
  readonly call: C;
  /** Calls that it makes besides. */
  readonly otherCalls?: readonly Call[];
  /** Words of the line and the fields that they fill. */
  readonly args?: readonly ArgumentGiven<FieldOf<C>>[];
  /** Flags and the fields that they fill. */
  readonly fields?: Readonly<Record<string, FieldGiven<FieldOf<C>>>>;
  /** What is always sent. */
  readonly fixed?: Partial<RequestOf<C>>;
  readonly examples: Readonly<Record<string, string>>;
}

/** What a list may add to its call. */
export interface ListParts<C extends Call = Call> extends CallParts<C> {
  readonly kind?: KindName;
  /** Fields that are shown unless others are asked for. */
  readonly columns: readonly string[] | ((request: Readonly<Record<string, unknown>>) => readonly string[]);
  /** Whether some of what it is asked for must be said. */
  readonly hasRequiredFields?: true;
  /** Whether it comes at once and not in pages. */
  readonly unpaged?: true;
  /** Items of data that is neither a page nor a list of them. */
  items?(data: DataOf<C>, connection: Connection): readonly Item[] | Promise<readonly Item[]>;
  /** What is meant by flags and arguments that were not typed. */
  readonly defaults?: Readonly<Record<string, string | ((context: Context) => string)>>;
  /** Fields of those items. */
  readonly itemFields?: readonly string[];
  /** The call and request for the account that is signed in, where they differ. */
  choose?(request: Record<string, unknown>, connection: Connection, context: Context): Promise<Chosen>;
}

/** What is asked for in place of what the flags say. */
export interface Chosen {
  readonly call: Call;
  readonly request: Record<string, unknown>;
}

/** What a view may add to its call. */
export interface ViewParts<C extends Call = Call> extends CallParts<C> {
  readonly kind?: KindName;
  /** Fields that it has beside those of the data. */
  readonly extraFields?: readonly string[];
  /** What the request needs that was not typed, looked up once the rest of it is known. */
  complete?(request: Readonly<Partial<RequestOf<C>>>, connection: Connection): Promise<Partial<RequestOf<C>>>;
  /** What else is fetched of the record. */
  fetchExtra?(request: Readonly<Record<string, unknown>>, connection: Connection): Promise<Item>;
  /** Other data than the call's own, for what is not one record. */
  item?(data: DataOf<C>, context: Context): Item;
  /** What people are told below it. */
  note?(data: DataOf<C>, context: Context): string | undefined;
  /** How its lists are shown to people; all of their fields otherwise. */
  readonly columns?: Readonly<Partial<Record<keyof DataOf<C> & string, readonly string[]>>>;
  /** The commands that show all of what it only counts or begins to list. */
  readonly all?: Readonly<Partial<Record<keyof DataOf<C> & string, string>>>;
}

/** What a command may add to its call, where it changes something. */
export interface WriteParts<C extends Call = Call> extends CallParts<C> {
  readonly kind?: KindName;
  /** What is done to each of several records: the field that names it. */
  readonly each?: ArgumentGiven<FieldOf<C>>;
  /** Long texts: each comes by its flag, by a file, or by standard input. */
  readonly texts?: Readonly<Record<string, FieldOf<C>>>;
  /** The action whose words tell what was done; the call's own name unless said. */
  readonly action?: string;
  /** Whether it is asked first: it cannot be undone, or signs one out elsewhere where a field is given. */
  readonly confirm?: true | { readonly signsOut: FieldOf<C> };
  /** Whether its record has a `view` that shows how it stands. */
  readonly hasView?: false;
  /** Fields that `complete` fills where the line does not name them. */
  readonly completes?: readonly FieldOf<C>[];
  /** Flags that fill no field by themselves: `complete` reads them. */
  readonly own?: Flags;
  /** How something that is there already is changed: what the line leaves out stays as it is. */
  readonly change?: {
    /** The field that names it. */
    readonly field: FieldOf<C>;
    /** How it is now; what no request takes is left out. */
    before(id: string, connection: Connection): Promise<Item | undefined>;
  };
  /** A part of the request that is the request of another call, and has flags of its own. */
  readonly inner?: InnerRequest<FieldOf<C>>;
  /** What the request still needs, that only the server or the line as a whole tells. */
  complete?(
    request: Record<string, unknown>,
    connection: Connection,
    context: Context,
    flags: Input['flags'],
  ): Promise<object | undefined>;
  /** Fields of the outcome that a person at a terminal waits for, such as a secret that is told but once. */
  readonly shows?: readonly (keyof DataOf<C> & string)[];
  /** The command that probably comes next. */
  next?(data: DataOf<C>): string | undefined | Promise<string>;
}

/** A request within a request. */
export interface InnerRequest<Field extends string = string> {
  readonly field: Field;
  readonly call: Call;
  /** Flags and the fields of it that they fill. */
  readonly fields: Readonly<Record<string, FieldGiven<string>>>;
  /** What it holds where the line says nothing else. */
  start(request: Readonly<Record<string, unknown>>, connection: Connection): Promise<Record<string, unknown>>;
}

/** What is opened. */
export interface Opened {
  readonly resource: ResourceName;
  /** What the web app calls such a record. */
  readonly kind: string;
}

/** The flag that gives a whole request, or the start of one, as JSON. */
export const inputFlag = { input: text('FILE') } as const satisfies Flags;

/** Arguments of a command by what they fill. */
export function argumentsOf(args: readonly ArgumentGiven<string>[] = []): Argument[] {
  return args.map((given) => {
    const { resource, field, words, values = words && Object.keys(words) } = useOf(given);
    const { name, optional, many } = typeof given === 'string' ? {} : given;
    return {
      name: name ?? (resource ? resourceOf(resource).placeholder : 'VALUE'),
      optional,
      many,
      resource,
      field,
      values,
    };
  });
}

/** Flags of a command by what they fill. */
export function flagsOfFields(
  fields: Readonly<Record<string, FieldGiven<string>>> = {},
  within?: string,
): Flags {
  return Object.fromEntries(
    Object.entries(fields).map(([name, given]) => [name, fieldFlag({ ...useOf(given), within })]),
  );
}

/** What was typed, by the fields that it fills; arguments first. */
export function typedFields(
  args: readonly ArgumentGiven<string>[] = [],
  flags: Flags,
  input: Input,
): TypedField[] {
  const byArgument = args.map((given, index) => ({
    label: argumentsOf([given])[0]?.name ?? '',
    use: useOf(given),
    typed: input.args[index] ?? [],
  }));
  const byFlag = Object.entries(flags).flatMap(([name, flag]) =>
    isFieldFlag(flag)
      ? [{ label: `--${name}`, use: flag.use, typed: (input.flags[name] ?? []) as readonly string[] }]
      : [],
  );
  return [...byArgument, ...byFlag];
}

/** The whole of what an argument fills. */
export function asGiven<Name extends string>(
  given: ArgumentGiven<Name>,
): Extract<ArgumentGiven<Name>, object> {
  return (typeof given === 'string' ? { field: given } : given) as Extract<ArgumentGiven<Name>, object>;
}

/** Fields of a call's data, one by one or of each that it lists. */
export function dataFields(call: Call): readonly string[] {
  return fieldsOf(call.data());
}

/** Fields of each item that a call's data lists. */
export function listedFields(call: Call): readonly string[] {
  const data = call.data();
  return fieldsOf(definitionOf(data).shape?.list ?? data);
}

/** Names of the fields of what a schema describes, as `--json=` may choose them; of a list or a page those of an item. */
function fieldsOf(schema: Schema): readonly string[] {
  const { shape, element, innerType, options } = definitionOf(schema);
  if (shape) return shape.list && (shape.hasNext || shape.asOf) ? fieldsOf(shape.list) : Object.keys(shape);
  const inner = element ?? innerType;
  if (inner) return fieldsOf(inner);
  return [...new Set((options ?? []).flatMap(fieldsOf))];
}

/** What was typed for a field, and by what on the line: `--reason` or `SITE`. */
export interface TypedField {
  readonly label: string;
  readonly use: FieldUse;
  readonly typed: readonly string[];
}

/** How the line writes a field that a request got wrong, by its dotted path; one that it has no word for stands as it is. */
export function labelOf(path: string, fields: readonly TypedField[]): string {
  const parts = path.split('.');
  // What is typed once stands first where a request holds many of its kind.
  const inside = parts[1] === '0' ? 2 : 1;
  const found = fields.find(
    ({ use: { field, within } }) => parts[within ? inside : 0] === field && (!within || parts[0] === within),
  );
  return found ? [found.label, ...parts.slice(found.use.within ? inside + 1 : 1)].join('.') : path;
}

/** Fields that are typed as they are, and sent within another one. */
export const sentWithin = (within: string, fields: readonly TypedField[]): TypedField[] =>
  fields.map((each) => ({ ...each, use: { ...each.use, within } }));

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
    fields.push({ label: `--${name}`, use: { field }, typed: read === undefined ? [] : [read] });
  }
  return fields;
}
