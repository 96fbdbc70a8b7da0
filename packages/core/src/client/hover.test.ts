import { join } from 'node:path';
import ts from 'typescript';
import { beforeAll, expect, it } from 'vitest';

/** What an embedding team writes; each mark is where it points to read what a thing is. */
const program = `
import { createClient } from '../index.ts';
const client = createClient({ baseUrl: 'http://127.0.0.1:8700' });
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
export { numbers, possible, detail, due, file, first, order, person, status };
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
}, 60_000);

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
