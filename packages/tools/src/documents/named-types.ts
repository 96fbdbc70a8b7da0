import type { Call, Schema } from '@svcdesk/core/contract';
import { domains, isCall } from '@svcdesk/core/contract';
import { callDocs, namedShapes, placesOf, sentenceOf } from '@svcdesk/core/contract/docs';
import { definitionOf, mayLack } from '@svcdesk/core/contract/schema-definition';

const note = '// Written by `pnpm gen` from the contract and its docs.\n';

const names = new Map<Schema, string>(Object.entries(namedShapes).map(([name, { of }]) => [of(), name]));

const pascal = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
const kebab = (word: string) => word.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** What a domain is about, one of it; signing in and the account speak for themselves. */
function nounOf(domain: string): string {
  if (domain === 'auth') return '';
  return pascal(
    domain
      .replace(/ies$/, 'y')
      .replace(/(ss)es$/, '$1')
      .replace(/([^s])s$/, '$1'),
  );
}

/** The name that stands for a schema, if it or what it holds has one. */
function named(schema: Schema): string | undefined {
  const name = names.get(schema);
  if (name !== undefined) return name;
  const { type, innerType, element } = definitionOf(schema);
  if (type === 'optional' && innerType) return named(innerType);
  const item = type === 'array' && element ? named(element) : undefined;
  return item && `${item}[]`;
}

/** Where a schema is read: what it stands in, and whether it is asked for or answered. */
interface Read {
  readonly io: 'input' | 'output';
  /** The nearest first. */
  readonly places: readonly string[];
}

/** An interface over what the schema infers, with a sentence for each field and the names of those parts that have one. */
function declared(name: string, says: string, base: string, schema: Schema, read: Read): string {
  const doc = `/** ${says} */\n`;
  const { type, shape = {} } = definitionOf(schema);
  if (type !== 'object') return `${doc}export type ${name} = ${base};\n`;
  if (Object.keys(shape).length === 0) return `${doc}export interface ${name} extends ${base} {}\n`;
  const inferred = `${name}Inferred`;
  return `type ${inferred} = ${base};\n\n${doc}export interface ${name} ${fieldsOf(schema, inferred, read)}\n`;
}

/** The fields of an object between braces; `base` is the type that is inferred of it. */
function fieldsOf(schema: Schema, base: string, { io, places }: Read): string {
  const lines = Object.entries(definitionOf(schema).shape ?? {}).map(([key, each]) => {
    const mayBeAbsent = mayLack(each, io);
    // What has to be named narrows nothing.
    const here = mayBeAbsent ? places : places.filter((place) => place !== 'question');
    const says = sentenceOf(key, here);
    const doc = says === undefined ? '' : `/** ${says} */\n`;
    const type = typeOf(each, `${base}['${key}']`, { io, places: [key, ...places] });
    return `${doc}${key}${mayBeAbsent ? '?' : ''}: ${type};\n`;
  });
  return `{\n${indented(lines.join(''))}}`;
}

/** One step further in. */
const indented = (text: string) => text.replace(/^(?=.)/gm, '  ');

/** The type of a field: by its name, field by field where it holds fields of its own, else as it is inferred. */
function typeOf(schema: Schema, base: string, read: Read): string {
  const { type, innerType, element } = definitionOf(schema);
  const own = named(schema);
  if (own !== undefined) return type === 'optional' ? `${own} | undefined` : own;
  if (type === 'object') return fieldsOf(schema, base, read);
  if (type === 'array' && element && holdsFields(element))
    return `(${typeOf(element, `${base}[number]`, read)})[]`;
  if (type === 'optional' && innerType && holdsFields(innerType))
    return `${typeOf(innerType, `NonNullable<${base}>`, read)} | undefined`;
  return base;
}

function holdsFields(schema: Schema): boolean {
  const { type, innerType, element } = definitionOf(schema);
  if (named(schema) !== undefined || type === 'object') return true;
  if (type === 'array') return element !== undefined && holdsFields(element);
  return type === 'optional' && innerType !== undefined && holdsFields(innerType);
}

/** Names that a text uses, of those given. */
const used = (text: string, given: Iterable<string>) =>
  [...given].filter((name) => new RegExp(`\\b${name}\\b`).test(text)).sort();

function shapesFile(): string {
  const written = ['GroupNode', 'MenuEntry', 'TreeNode'];
  const declarations = Object.entries(namedShapes).map(([name, { of, says }]) =>
    written.includes(name)
      ? `export type { ${name} } from '../../contract/index.ts';\n`
      : declared(name, says, `ShapeOf<'${name}'>`, of(), { io: 'output', places: [name] }),
  );
  const here = used(declarations.join(''), written);
  return `${note}import type * as z from 'zod/mini';
import type { namedShapes } from '../../contract/docs/shapes.ts';
import type { ${here.join(', ')} } from '../../contract/index.ts';

type Shapes = typeof namedShapes;
type ShapeOf<Name extends keyof Shapes> = z.output<ReturnType<Shapes[Name]['of']>>;

${declarations.join('\n')}`;
}

interface Method {
  readonly declarations: readonly string[];
  readonly line: string;
}

function itemOf(data: Schema): Schema | undefined {
  const { shape } = definitionOf(data);
  const list = shape?.hasNext && shape.list;
  return list ? definitionOf(list).element : undefined;
}

function methodOf(domain: string, name: string, call: Call): Method {
  const noun = nounOf(domain);
  const { en } = callDocs[call.id as keyof typeof callDocs];
  const value = `typeof ${domain}.${name}`;
  const request = call.writes ? `${pascal(name)}${noun}` : `${noun}${pascal(name)}Query`;
  const [schema, item] = [call.data(), itemOf(call.data())];
  const own = named(schema);
  const answer = own ?? `${noun}${pascal(name)}${item ? '' : 'Answer'}`;
  const asked = declared(
    request,
    `What \`${call.id}\` takes. ${en}.`,
    `RequestOf<${value}>`,
    call.request(),
    {
      io: 'input',
      places: placesOf(call),
    },
  );
  const given =
    own === undefined &&
    declared(answer, `What \`${call.id}\` answers. ${en}.`, `DataOf<${value}>`, schema, {
      io: 'output',
      places: [call.id],
    });
  const itemName = item && (named(item) ?? `${answer}['list'][number]`);
  const line = itemName
    ? `${name}: Paged<${request}, ${answer}, ${itemName}>;`
    : `${name}(request: ${request}, options?: CallOptions): Promise<${answer}>;`;
  return {
    declarations: given ? [asked, given] : [asked],
    line: `  /** ${en}. */\n  ${line}\n`,
  };
}

function domainFile(domain: string, calls: Readonly<Record<string, unknown>>): string {
  const methods = Object.entries(calls).flatMap(([name, call]) =>
    isCall(call) && call.reply !== 'stream' ? [methodOf(domain, name, call)] : [],
  );
  const about = `/** Calls of \`${domain}\` as methods. */\n`;
  const body = [
    ...methods.flatMap(({ declarations }) => declarations),
    `${about}export interface ${pascal(domain)}Methods {\n${methods.map(({ line }) => line).join('')}}\n`,
  ].join('\n');
  const shapes = used(body, names.values());
  const helpers = used(body, ['DataOf', 'RequestOf']);
  const paged = used(body, ['Paged']);
  const options = used(body, ['CallOptions']);
  const from = (list: readonly string[], path: string) =>
    list.length > 0 ? `import type { ${list.join(', ')} } from '${path}';\n` : '';
  return `${note}import type * as ${domain} from '../../contract/${kebab(domain)}.ts';
${from(helpers, '../../contract/define.ts')}${from(options, '../caller.ts')}${from(paged, '../pages.ts')}${from(shapes, './shapes.ts')}
${body}`;
}

/** Every type that the client's methods speak of, by its file in core: a name, and a sentence that editors show. */
export function namedTypes(): Record<string, string> {
  const folder = 'src/client/methods';
  const all = Object.entries(domains);
  const files = all.map(([domain, calls]) => [
    `${folder}/${kebab(domain)}.ts`,
    domainFile(domain, calls as Readonly<Record<string, unknown>>),
  ]);
  const imports = all.map(
    ([domain]) => `import type { ${pascal(domain)}Methods } from './${kebab(domain)}.ts';\n`,
  );
  const lines = all.map(([domain]) => `  ${domain}: ${pascal(domain)}Methods;\n`);
  const exports = all.map(([domain]) => `export type * from './${kebab(domain)}.ts';\n`);
  return {
    ...Object.fromEntries(files),
    [`${folder}/shapes.ts`]: shapesFile(),
    [`${folder}/index.ts`]: `${note}${imports.join('')}
${exports.join('')}export type * from './shapes.ts';

/** Every domain of the contract with its calls as methods. */
export interface ContractMethods {
${lines.join('')}}
`,
  };
}
