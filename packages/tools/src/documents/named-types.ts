import { globSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { Call, Schema } from '@svcdesk/core/contract';
import { domains, isCall } from '@svcdesk/core/contract';
import { callDocs, deprecationOf, namedShapes, placesOf, sentenceOf } from '@svcdesk/core/contract/docs';
import { definitionOf, mayLack } from '@svcdesk/core/contract/schema-definition';
import { inWorkspace } from '../workspace.ts';

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

/** The name that stands for a schema, if it or what it lists has one. */
function named(schema: Schema): string | undefined {
  const { type, element } = definitionOf(schema);
  const item = type === 'array' && element ? named(element) : undefined;
  return names.get(schema) ?? (item && `${item}[]`);
}

/** Where a schema is read: what it stands in, and whether it is asked for or answered. */
interface Read {
  readonly io: 'input' | 'output';
  /** The nearest first. */
  readonly places: readonly string[];
}

/**
 * A type over what the schema infers, with a sentence for each field and the names of those parts that have one. No
 * interface, which would not be taken where any record is.
 */
function declared(name: string, says: string, base: string, schema: Schema, read: Read): string {
  const doc = `/** ${says} */\n`;
  const { type, shape = {}, options } = definitionOf(schema);
  if (type === 'object' && Object.keys(shape).length === 0)
    return `${doc}export interface ${name} extends ${base} {}\n`;
  const inferred = `${name}Inferred`;
  const start = `type ${inferred} = ${base};\n`;
  if (type === 'object')
    return `${start}\n${doc}export type ${name} = ${fieldsOf(schema, inferred, read)};\n`;
  if (options?.every(holdsFields)) {
    const branches = options.map((option, index) => ({ option, branch: `${inferred}${index + 1}` }));
    const parts = branches.map(
      ({ option, branch }) => `type ${branch} = ${branchOf(option, inferred, read)};\n`,
    );
    const types = branches.map(({ option, branch }) => typeOf(option, branch, read));
    return `${start}${parts.join('')}\n${doc}export type ${name} = ${types.join(' | ')};\n`;
  }
  if (!holdsFields(schema)) return `${doc}export type ${name} = ${base};\n`;
  return `${start}\n${doc}export type ${name} = ${typeOf(schema, inferred, read)};\n`;
}

/** Of a union the branch of an object: no other has all that it needs. */
function branchOf(option: Schema, union: string, { io }: Read): string {
  const needed = Object.entries(definitionOf(option).shape ?? {}).flatMap(([key, each]) =>
    mayLack(each, io) ? [] : [`'${key}'`],
  );
  return `Extract<${union}, Record<${needed.join(' | ')}, unknown>>`;
}

/** The fields of an object between braces; `base` is the type that is inferred of it. */
function fieldsOf(schema: Schema, base: string, { io, places }: Read): string {
  const lines = Object.entries(definitionOf(schema).shape ?? {}).map(([key, each]) => {
    const mayBeAbsent = mayLack(each, io);
    // What has to be named narrows nothing.
    const here = mayBeAbsent ? places : places.filter((place) => place !== 'question');
    const doc = commentOf(sentenceOf(key, here), deprecationOf(key, places));
    const type = typeOf(each, `${base}['${key}']`, { io, places: [key, ...places] });
    return `${doc}${key}${mayBeAbsent ? '?' : ''}: ${type};\n`;
  });
  return `{\n${indented(lines.join(''))}}`;
}

/** What editors show of a field; one that goes is struck through there. */
function commentOf(says: string | undefined, instead: string | undefined): string {
  if (instead === undefined) return says === undefined ? '' : `/** ${says} */\n`;
  return `/**\n${says === undefined ? '' : ` * ${says}\n`} * @deprecated ${instead}\n */\n`;
}

/** One step further in. */
const indented = (text: string) => text.replace(/^(?=.)/gm, '  ');

/** The type of a field: by its name, field by field where it holds fields of its own, else as it is inferred. */
function typeOf(schema: Schema, base: string, read: Read): string {
  if (!holdsFields(schema)) return base;
  const { type, innerType, element, valueType } = definitionOf(schema);
  const own = named(schema);
  if (own !== undefined) return own;
  if (innerType) {
    const inner = typeOf(innerType, `NonNullable<${base}>`, read);
    if (type === 'nullable') return `${inner} | null`;
    return mayLack(schema, read.io) ? `${inner} | undefined` : inner;
  }
  if (element) return `(${typeOf(element, `${base}[number]`, read)})[]`;
  if (valueType) return `Record<string, ${typeOf(valueType, `${base}[string]`, read)}>`;
  return fieldsOf(schema, base, read);
}

function holdsFields(schema: Schema): boolean {
  const { type, innerType, element, valueType } = definitionOf(schema);
  if (named(schema) !== undefined || type === 'object') return true;
  const inner = innerType ?? element ?? valueType;
  return inner !== undefined && holdsFields(inner);
}

/** Names that a text uses, of those given. */
const used = (text: string, given: Iterable<string>) =>
  [...given].filter((name) => new RegExp(`\\b${name}\\b`).test(text)).sort();

/** Where the modules of the contract export each shape: by the function that makes it, its name and its module. */
async function exportedShapes(): Promise<ReadonlyMap<unknown, readonly [name: string, module: string]>> {
  const folder = inWorkspace('packages/core/src/contract');
  const found = new Map<unknown, readonly [string, string]>();
  for (const file of globSync('{*,atoms/*,orders/*,pool/*}.ts', { cwd: folder }).sort()) {
    if (/\.test\.|^(index|orders|pool)\.ts$/.test(file)) continue;
    const module: object = await import(pathToFileURL(`${folder}/${file}`).href);
    for (const [name, value] of Object.entries(module)) found.set(value, [name, `../${file}`]);
  }
  return found;
}

async function shapesFile(): Promise<string> {
  const exported = await exportedShapes();
  const written = ['GroupNode', 'MenuEntry', 'TreeNode'];
  const declarations = Object.entries(namedShapes).map(([name, { of, says }]) =>
    written.includes(name)
      ? `export type { ${name} } from '${exported.get(of)?.[1]}';\n`
      : declared(name, says, `ShapeOf<typeof ${exported.get(of)?.[0]}>`, of(), {
          io: 'output',
          places: [name],
        }),
  );
  const here = used(declarations.join(''), written);
  const modules = new Map<string, string[]>();
  for (const [name, { of }] of Object.entries(namedShapes)) {
    const [shape = '', module = ''] = exported.get(of) ?? [];
    const taken = written.includes(name) ? here.filter((each) => each === name) : [shape];
    if (taken.length > 0) modules.set(module, [...(modules.get(module) ?? []), ...taken]);
  }
  const imports = [...modules]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([module, shapes]) => `import type { ${shapes.sort().join(', ')} } from '${module}';\n`);
  return `${note}import type * as z from 'zod/mini';
${imports.join('')}
type ShapeOf<Shape extends () => z.ZodMiniType> = z.output<ReturnType<Shape>>;

${declarations.join('\n')}`;
}

interface Method {
  readonly declarations: readonly string[];
  readonly line: string;
  /** Its entry among the calls by id. */
  readonly entry: string;
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
    `InferredRequestOf<${value}>`,
    call.request(),
    {
      io: 'input',
      places: placesOf(call),
    },
  );
  const given =
    own === undefined &&
    declared(answer, `What \`${call.id}\` answers. ${en}.`, `InferredDataOf<${value}>`, schema, {
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
    entry: `  '${call.id}': { request: ${request}; data: ${answer} };\n`,
  };
}

const methodsOf = (domain: string, calls: Readonly<Record<string, unknown>>): readonly Method[] =>
  Object.entries(calls).flatMap(([name, call]) =>
    isCall(call) && call.reply !== 'stream' ? [methodOf(domain, name, call)] : [],
  );

const importOf = (list: readonly string[], path: string) =>
  list.length > 0 ? `import type { ${list.join(', ')} } from '${path}';\n` : '';

/** What the calls of a domain take and answer. */
function callsFile(domain: string, methods: readonly Method[]): string {
  const body = [
    ...methods.flatMap(({ declarations }) => declarations),
    `/** What the calls of \`${domain}\` take and answer. */\nexport interface ${pascal(domain)}Calls {\n${methods.map(({ entry }) => entry).join('')}}\n`,
  ].join('\n');
  const helpers = used(body, ['InferredDataOf', 'InferredRequestOf']);
  const shapes = used(body, names.values());
  return `${note}import type * as ${domain} from '../${kebab(domain)}.ts';
${importOf(helpers, '../define.ts')}${importOf(shapes, './shapes.ts')}
${body}`;
}

/** The calls of a domain as methods. */
function methodsFile(domain: string, methods: readonly Method[]): string {
  const body = `/** Calls of \`${domain}\` as methods. */\nexport interface ${pascal(domain)}Methods {\n${methods.map(({ line }) => line).join('')}}\n`;
  const declared = methods.flatMap(({ declarations }) =>
    [...declarations.join('').matchAll(/^export (?:type|interface) (\w+)/gm)].flatMap(
      ([, name]) => name ?? [],
    ),
  );
  const taken = used(body, new Set([...names.values(), ...declared]));
  return `${note}import type { ${taken.join(', ')} } from '../../contract/named/index.ts';
${importOf(used(body, ['CallOptions']), '../caller.ts')}${importOf(used(body, ['Paged']), '../pages.ts')}
${body}`;
}

/** Every type that the client's methods speak of, by its file in core: a name, and a sentence that editors show. */
export async function namedTypes(): Promise<Record<string, string>> {
  const all = Object.entries(domains).map(([domain, calls]) => ({
    domain,
    file: `${kebab(domain)}.ts`,
    methods: methodsOf(domain, calls as Readonly<Record<string, unknown>>),
  }));
  const [named, client] = ['src/contract/named', 'src/client/methods'];
  const imports = (kind: 'Calls' | 'Methods') =>
    all.map(({ domain, file }) => `import type { ${pascal(domain)}${kind} } from './${file}';\n`).join('');
  const exports = all.map(({ file }) => `export type * from './${file}';\n`).join('');
  const lines = all.map(({ domain }) => `  ${domain}: ${pascal(domain)}Methods;\n`);
  return {
    ...Object.fromEntries(
      all.flatMap(({ domain, file, methods }) => [
        [`${named}/${file}`, callsFile(domain, methods)],
        [`${client}/${file}`, methodsFile(domain, methods)],
      ]),
    ),
    [`${named}/shapes.ts`]: await shapesFile(),
    [`${named}/index.ts`]: `${note}${imports('Calls')}
${exports}export type * from './shapes.ts';

/** What every call takes and answers, by its id: the types that the client's methods speak of. */
export interface NamedCalls
  extends ${all.map(({ domain }) => `${pascal(domain)}Calls`).join(',\n    ')} {}
`,
    [`${client}/index.ts`]: `${note}${imports('Methods')}
${exports}
/** Every domain of the contract with its calls as methods. */
export interface ContractMethods {
${lines.join('')}}
`,
  };
}
