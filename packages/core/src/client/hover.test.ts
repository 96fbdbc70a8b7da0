import { join } from 'node:path';
import ts from 'typescript';
import { beforeAll, expect, it } from 'vitest';

/** What an embedding team writes; each mark is where it points to read what a thing is. */
const program = `
import type { Call, DataOf, domains, RequestOf } from '../contract/index.ts';
import { login } from '../contract/auth.ts';
import { queue } from '../contract/pool.ts';
import { resolve, suggestEngineers } from '../contract/orders.ts';
import { createCaller, createClient, type StreamEvent } from '../index.ts';
const client = createClient({ baseUrl: 'http://127.0.0.1:8700' });
const { call } = createCaller({ baseUrl: 'http://127.0.0.1:8700' });
const order = await client.orders./*action*/accept({ orderId: '' });
const pages = client.orders./*list*/page;
const { list } = await pages({ scope: 'mine' });
const first = /*item*/list[0];
const status = order./*status*/status;
const due = order./*field*/slaState;
await client.orders.hangUp({ orderId: '', /*given*/reasonCode: '' });
const detail = await client.orders.detail({ orderId: '' });
const file = detail./*named*/attachments[0]?./*inner*/url;
const person = (await client.duty.calendar({ month: '2026-11' }))[0]?.people[0]?./*deep*/shift;
const numbers = [
  (await client.deviceOrders.detail({ id: '' }))./*device*/status,
  (await client.entrust.detail({ id: '' }))./*entrust*/status,
  (await client.pmOrders.detail({ id: '' }))./*pm*/status,
  (await client.requirements.detail({ id: '' }))./*requirement*/status,
  (await client.projects.findOne({ orderId: '' })).stages[0]?./*stage*/status,
];
const possible = detail./*can*/can;
await client.signIn({ /*signIn*/account: '', password: '' });
await call(login, { /*byCall*/phone: '', code: '' });
const resolved = (await call(resolve, { orderId: '', /*callGiven*/solution: '' }))./*callField*/slaState;
const scores = [
  (await client.orders.suggestEngineers({}))[0]?./*goes*/score,
  (await client.pool.queue({})).list[0]?.suggestion?./*goes*/score,
  (await call(suggestEngineers, {}))[0]?./*goes*/score,
  (await call(queue, {})).list[0]?.nearest?./*goes*/score,
];
type Each<Domain> = {
  [Name in keyof Domain as Domain[Name] extends { reply: 'stream' } ? never : Name]: Domain[Name] extends Call
    ? { request: RequestOf<Domain[Name]>; data: DataOf<Domain[Name]> }
    : never;
};
type /*every*/Every = {
  [Domain in keyof typeof domains]: Each<(typeof domains)[Domain]>;
} & { events: { listen: { event: StreamEvent['data'] } } };
export { numbers, possible, detail, due, file, first, order, person, resolved, scores, status };
export type { Every };
`;
const file = join(import.meta.dirname, 'hovered.ts');
let service: ts.LanguageService;

/** What an editor shows at a mark: the types, and the sentence. */
function shownAt(mark: string): string {
  const info = service.getQuickInfoAtPosition(file, program.indexOf(`/*${mark}*/`) + mark.length + 4);
  return `${ts.displayPartsToString(info?.displayParts)} — ${ts.displayPartsToString(info?.documentation)}`;
}

beforeAll(() => {
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    allowImportingTsExtensions: true,
    types: [],
  };
  service = ts.createLanguageService({
    getCompilationSettings: () => options,
    getScriptFileNames: () => [file],
    getScriptVersion: () => '1',
    getScriptSnapshot: (path) => {
      const text = path === file ? program : ts.sys.readFile(path);
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
    },
    getCurrentDirectory: () => import.meta.dirname,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    fileExists: (path) => path === file || ts.sys.fileExists(path),
    readFile: ts.sys.readFile,
  });
  // Reads all of the types once, which takes longer than any look at them.
  service.getSemanticDiagnostics(file);
}, 120_000);

it('shows what an action takes and gives by name, with a sentence', () => {
  const shown = shownAt('action');
  expect(shown).toContain('accept(request: AcceptOrder, options?: CallOptions): Promise<AcceptedOrder>');
  expect(shown).toContain('Accept an order');
});

it('shows what a list takes, answers and holds by name', () => {
  expect(shownAt('list')).toContain('Paged<OrderPageQuery, OrderPage, OrderSummary>');
  expect(shownAt('item')).toContain('list: OrderSummary[]');
});

it('leaves room for the codes of a newer server', () => {
  expect(shownAt('status')).toContain('OpenKey<OrderStatus>');
});

it.each([
  ['device', 'DeviceStatus'],
  ['entrust', 'EntrustStatus'],
  ['pm', 'PmStatus'],
  ['requirement', 'RequirementStatus'],
  ['stage', 'StageStatus'],
])('names the statuses of %s', (mark, name) => {
  expect(shownAt(mark)).toContain(`OpenKey<${name}>`);
});

it('names all that can be done with one order', () => {
  expect(shownAt('can')).toContain('Open<DetailAction>[]');
});

it('says of each field what it is, where it is taken and where it is given, however deep', () => {
  expect(shownAt('field')).toMatch(/slaState.* — .*\w{4}/);
  expect(shownAt('given')).toMatch(/reasonCode.* — .*\w{4}/);
  expect(shownAt('named')).toMatch(/attachments: AttachmentShown\[\] — .*\w{4}/);
  expect(shownAt('inner')).toContain('Where its bytes are');
  expect(shownAt('deep')).toMatch(/shift: string — .*shift/i);
});

it('says the same where a single call is made, and of each shape that a request may have', () => {
  expect(shownAt('signIn')).toMatch(/account: .* — .*signs in/);
  expect(shownAt('byCall')).toMatch(/phone: .* — .*\w{4}/);
  expect(shownAt('callGiven')).toMatch(/solution: .* — .*\w{4}/);
  expect(shownAt('callField')).toMatch(/slaState.* — .*\w{4}/);
});

it('strikes through what goes, and says what to take instead', () => {
  const marks = [...program.matchAll(/\/\*goes\*\//g)].map(({ index }) => index + '/*goes*/'.length);
  const found = service.getSuggestionDiagnostics(file).filter(({ reportsDeprecated }) => reportsDeprecated);
  expect(found.map(({ start = 0 }) => start).sort((one, other) => one - other)).toEqual(marks);
  const [tag] = service.getQuickInfoAtPosition(file, marks[0] ?? 0)?.tags ?? [];
  expect(`${tag?.name} ${ts.displayPartsToString(tag?.text)}`).toMatch(/^deprecated .*`fits`/);
});

it('leaves no field of a request or a reply without a sentence', () => {
  const { wordless, count } = fieldsBelow('every');
  expect(wordless).toEqual([]);
  expect(count).toBeGreaterThan(2000);
}, 60_000);

/** The fields below the type at a mark, each type once, and which of them say nothing. */
function fieldsBelow(mark: string): { wordless: string[]; count: number } {
  const sources = service.getProgram();
  const checker = sources?.getTypeChecker();
  const source = sources?.getSourceFile(file);
  if (!sources || !checker || !source) throw new Error('the program was not read');
  const alias = source.statements.find(
    (each): each is ts.TypeAliasDeclaration =>
      ts.isTypeAliasDeclaration(each) && each.getFullText().includes(`/*${mark}*/`),
  );
  if (!alias) throw new Error(`nothing is marked ${mark}`);
  const seen = new Set<ts.Type>();
  const wordless: string[] = [];
  let count = 0;

  /** Where a field stands in core, its words are ours; bytes and texts have those of the platform. */
  const isOurs = (field: ts.Symbol) =>
    field.declarations?.every((each) => !sources.isSourceFileDefaultLibrary(each.getSourceFile())) ?? true;

  function walk(type: ts.Type, path: readonly string[]): void {
    if (seen.has(type)) return;
    seen.add(type);
    if (type.isUnion()) for (const each of type.types) walk(each, path);
    const parts = type.isIntersection() ? type.types : [type];
    if (!parts.every(({ flags }) => flags & ts.TypeFlags.Object)) return;
    if (checker?.isArrayType(type) || checker?.isTupleType(type)) {
      for (const each of checker.getTypeArguments(type as ts.TypeReference)) walk(each, path);
      return;
    }
    for (const { type: value } of checker?.getIndexInfosOfType(type) ?? []) walk(value, path);
    for (const field of checker?.getPropertiesOfType(type) ?? []) {
      if (!isOurs(field)) continue;
      const here = [...path, field.name];
      // The domain, the call, and which side of it come first.
      if (here.length > 3) {
        count += 1;
        if (field.getDocumentationComment(checker).length === 0) wordless.push(here.join('.'));
      }
      if (checker) walk(checker.getTypeOfSymbol(field), here);
    }
  }

  walk(checker.getTypeAtLocation(alias.name), []);
  return { wordless, count };
}
