import { describe, expect, it } from 'vitest';
import { boundaries } from './boundaries.ts';
import { componentLibrary } from './component-library.ts';
import { dateArithmetic } from './date-arithmetic.ts';
import { documentedDoors } from './documented-doors.ts';
import { fileShape } from './file-shape.ts';
import { hanLiterals } from './han-literals.ts';
import { lazyImports } from './lazy-imports.ts';
import { folderRings, rings } from './rings.ts';
import type { HouseRule } from './source-file.ts';
import { sqlConventions } from './sql-conventions.ts';

/** Messages of a rule over files given as path and text. */
function messages(rule: HouseRule, files: Record<string, string>): string[] {
  return rule(Object.entries(files).map(([path, text]) => ({ path, text }))).map(({ message }) => message);
}

describe('boundaries', () => {
  it('keeps the server out of web, also by a dynamic import', () => {
    const text = "export const open = () => import('@svcdesk/server');";
    expect(messages(boundaries, { 'packages/web/src/app/open.ts': text })).toEqual([
      'web must not import the server; only e2e, bench and tests do',
    ]);
  });

  it('lets bench and tests import the server', () => {
    const text = "import { startServer } from '@svcdesk/server';";
    expect(
      messages(boundaries, { 'packages/bench/src/list.ts': text, 'packages/cli/src/run.test.ts': text }),
    ).toEqual([]);
  });

  it('keeps a package from importing itself by name, behind the back of the other rules', () => {
    const text = "import type { Actor } from '@svcdesk/core/roles';";
    expect(messages(boundaries, { 'packages/core/src/lifecycle/lifecycle.ts': text })).toEqual([
      '"@svcdesk/core/roles" is core itself; import the file',
    ]);
  });

  it('sees an import between backticks', () => {
    const text = 'export const open = () => import(`../engine/context.ts`);';
    expect(messages(boundaries, { 'packages/server/src/platform/refusals.ts': text })[0]).toMatch(
      /higher floor/,
    );
  });

  it('refuses a relative path into another package', () => {
    const text = "import type { Order } from '../../core/src/order/order.ts';";
    expect(messages(boundaries, { 'packages/cli/src/orders.ts': text })[0]).toMatch(/another package/);
  });

  it('refuses a path behind a door', () => {
    const text = "import { apply } from '@svcdesk/core/src/order/apply.ts';";
    expect(messages(boundaries, { 'packages/cli/src/orders.ts': text })[0]).toMatch(/not a door/);
  });

  it('keeps the features of web apart, whether an import takes one line or several', () => {
    const text = "import {\n  OrderCard,\n  OrderBadge,\n} from '../../orders/components/order-card.tsx';";
    expect(messages(boundaries, { 'packages/web/src/features/home/screens/home.tsx': text })).toEqual([
      'feature "home" imports feature "orders"; move what they share to shared/',
    ]);
  });

  it('keeps a lower floor of the web app from a higher one', () => {
    const text = "import { OrderCard } from '../domain/order/order-card.tsx';";
    expect(messages(boundaries, { 'packages/web/src/shared/components/list.tsx': text })[0]).toMatch(
      /higher floor/,
    );
    expect(messages(boundaries, { 'packages/web/src/shared/domain/order.tsx': text })).toEqual([]);
    const app = "import { App } from '../../../app/app.tsx';";
    expect(messages(boundaries, { 'packages/web/src/features/home/screens/home.tsx': app })[0]).toMatch(
      /higher floor/,
    );
  });

  it('keeps a lower floor of the server from a higher one, tests aside', () => {
    const orders = "import type { Order } from '../../modules/orders/index.ts';";
    const upwards =
      '"../../modules/orders/index.ts" stands on a higher floor: platform ← engine ← modules ← app';
    expect(messages(boundaries, { 'packages/server/src/platform/http/mount.ts': orders })).toEqual([upwards]);
    expect(messages(boundaries, { 'packages/server/src/engine/list/page.ts': orders })).toEqual([upwards]);
    expect(messages(boundaries, { 'packages/server/src/platform/http/mount.test.ts': orders })).toEqual([]);
    expect(messages(boundaries, { 'packages/server/src/admin/commands/start.ts': orders })).toEqual([]);
    for (const above of ['app/jobs.ts', 'start.ts', 'testing/index.ts']) {
      const text = `import { a } from '../../${above}';`;
      expect(messages(boundaries, { 'packages/server/src/modules/orders/act.ts': text })).toHaveLength(1);
    }
  });

  it('lets modules of the server meet at their index.ts alone, tests aside', () => {
    const past = "import { act } from '../orders/act/act.ts';";
    const at = "import { act } from '../orders/index.ts';\nimport { row } from './row.ts';";
    expect(messages(boundaries, { 'packages/server/src/modules/plans/days.ts': past })).toEqual([
      'module "plans" reaches into module "orders"; import what its index.ts exports',
    ]);
    expect(messages(boundaries, { 'packages/server/src/modules/plans/days.ts': at })).toEqual([]);
    expect(messages(boundaries, { 'packages/server/src/modules/plans/days.test.ts': past })).toEqual([]);
  });

  it('allows an import within a feature and of shared parts', () => {
    const text = "import { a } from '../data/a.ts';\nimport { b } from '../../../shared/b.ts';";
    expect(messages(boundaries, { 'packages/web/src/features/home/screens/home.tsx': text })).toEqual([]);
  });
});

describe('componentLibrary', () => {
  const css = '.sd-card > .adm-card-body { padding: 0; }';

  it('keeps class names of antd-mobile where its components are wrapped, and in the theme', () => {
    const found = (path: string) => messages(componentLibrary, { [path]: css });
    expect(found('packages/web/src/shared/domain/me/me.css')).toEqual([
      '"adm-card-body" is a class of antd-mobile; give the component in shared/components what it needs',
    ]);
    expect(found('packages/web/src/shared/components/card.css')).toEqual([]);
    expect(found('packages/web/src/shared/platform/theme/library.css')).toEqual([]);
  });
});

describe('dateArithmetic', () => {
  const file = 'packages/server/src/modules/orders/list.ts';
  const found = (text: string, path = file) => messages(dateArithmetic, { [path]: text });

  it.each([
    'at.getHours()',
    'morning.setUTCHours(9, 0)',
    'Date.UTC(2026, 1, 1)',
    'new Date(2026, 0, 1)',
    'new Date(year, month)',
    "new Intl.DateTimeFormat('en')",
    'at.toLocaleDateString()',
    'at.toISOString().slice(0, 10)',
    'at.getTimezoneOffset()',
  ])('refuses a date that is reckoned by hand: %s', (text) => {
    expect(found(text)).toHaveLength(1);
    expect(found(text, 'packages/web/src/shared/blocks/a.tsx')).toHaveLength(1);
    expect(found(text, 'packages/web/src/shared/blocks/a.test.tsx')).toEqual([]);
    expect(found(text, 'packages/core/src/sla/time-zone.ts')).toEqual([]);
    expect(found(`// ${text}`)).toEqual([]);
  });

  it.each(['Date.now()', 'useState(Date.now)', 'new Date().toISOString()'])(
    'keeps the web app from the device’s clock: %s',
    (text) => {
      expect(found(text, 'packages/web/src/shared/blocks/a.tsx')).toHaveLength(1);
      expect(found(text, 'packages/web/src/shared/platform/clock.ts')).toEqual([]);
      expect(found(text, 'packages/web/src/shared/blocks/a.test.tsx')).toEqual([]);
      expect(found(text)).toEqual([]);
    },
  );

  it('lets instants be compared, moved by a span, and written down', () => {
    for (const text of [
      'new Date(at.getTime() - spanMs).toISOString()',
      'Date.parse(dueAt) <= nowMs',
      'new Date(nowMs)',
      "dayjs.utc(day).add(1, 'day')",
    ]) {
      expect([text, found(text)]).toEqual([text, []]);
    }
  });
});

describe('hanLiterals', () => {
  it('finds the line of Chinese text in code', () => {
    const text = "const a = 1;\nconst b = '接单';";
    const [finding] = hanLiterals([{ path: 'packages/cli/src/a.ts', text }]);
    expect(finding?.line).toBe(2);
  });

  it('lets comments quote what a person sees', () => {
    const text = "/**\n * 3661 is 1小时1分1秒.\n */\nexport const a = 'b'; // 接单";
    expect(messages(hanLiterals, { 'packages/cli/src/a.ts': text })).toEqual([]);
  });

  it('allows phrases, contract documentation, demo data and tests', () => {
    const text = "'接单'";
    expect(
      messages(hanLiterals, {
        'packages/web/src/features/home/phrases.ts': text,
        'packages/core/src/phrases/zh-cn/order.ts': text,
        'packages/core/src/contract/docs/orders.ts': text,
        'packages/server/src/demo/sites.ts': text,
        'packages/server/src/modules/orders/orders.test.ts': text,
      }),
    ).toEqual([]);
  });
});

describe('fileShape', () => {
  it('refuses names that say nothing, as file or folder', () => {
    expect(
      messages(fileShape, { 'packages/web/src/utils.ts': '', 'packages/web/src/helpers/date.ts': '' }),
    ).toHaveLength(2);
  });
});

describe('the doors of core', () => {
  const bare = 'export const limits = {};\n\n/** Said. */\nexport function act() {}\n';
  const said = (name: string) => `"${name}" is given by a door of core: say above it what it is for`;

  it('say what each thing is for that they give, however it comes to them', () => {
    const files = {
      'packages/core/src/index.ts':
        "export * from './order/index.ts';\nexport { type A as B } from './a.ts';\n",
      'packages/core/src/order/index.ts': "export {\n  act,\n  limits,\n} from './limits.ts';\n",
      'packages/core/src/order/limits.ts': bare,
      'packages/core/src/a.ts': 'export type A = 1;\nexport type Hidden = 2;\n',
      'packages/core/src/contract/orders.ts': 'export const accept = 1;\n',
    };
    expect(messages(documentedDoors, files).sort()).toEqual(['A', 'accept', 'limits'].map(said));
  });

  it('need not explain what they do not give', () => {
    const files = {
      'packages/core/src/order/index.ts': "export { act } from './limits.ts';\n",
      'packages/core/src/order/limits.ts': bare,
      'packages/core/src/contract/atoms/basic.ts': bare,
      'packages/core/src/contract/orders.test.ts': bare,
    };
    expect(messages(documentedDoors, files)).toEqual([]);
  });
});

describe('parts that are loaded later', () => {
  const file = 'packages/web/src/shared/domain/field.tsx';

  it('come through the one loader', () => {
    const good = [
      "const Field = lazyPart(async () => (await import('./field.tsx')).Field);",
      "const Sheet = lazySheet(\n  async () => (await import('./sheet.tsx')).Sheet,\n);",
      "const calls = chunkOf(() => import('./calls.ts'));",
      "const { find } = await loadChunk(() => import('./find.ts'));",
      "type Prepare = typeof import('./prepare.ts');",
    ];
    for (const text of good) expect([text, messages(lazyImports, { [file]: text })]).toEqual([text, []]);
  });

  it('are refused where they bypass it, but for the loads of screens', () => {
    const bad = "const Field = lazy(() => import('./field.tsx'));";
    expect(messages(lazyImports, { [file]: bad })[0]).toMatch(/lazyPart/);
    expect(messages(lazyImports, { 'packages/web/src/features/orders/routes.tsx': bad })).toEqual([]);
  });
});

describe('rings', () => {
  it('names files that need each other in any package, by types and by what is loaded later too', () => {
    const files = {
      'packages/core/src/a/one.ts': "import { two } from '../b/two.ts';\n",
      'packages/core/src/b/two.ts': "import type { Three } from './three.ts';\n",
      'packages/core/src/b/three.ts': "export { one } from '../a/one.ts';\n",
      'packages/web/src/menu.ts': "const sheet = () => import('./sheet.ts');\n",
      'packages/web/src/sheet.ts': "import { menu } from './menu.ts';\n",
      'packages/server/src/table.ts': "import { row } from './row.ts';\n",
      'packages/server/src/row.ts': "import type { Table } from './table.ts';\n",
      'packages/server/src/list.ts': "import { row } from './row.ts';\n",
    };
    const ring = 'these files import each other in a ring: ';
    expect(messages(rings, files)).toEqual([
      `${ring}a/one.ts → b/two.ts → b/three.ts → a/one.ts`,
      `${ring}menu.ts → sheet.ts → menu.ts`,
      `${ring}table.ts → row.ts → table.ts`,
    ]);
  });

  it('names folders of a floor that need each other though no file does, tests aside', () => {
    const files = {
      'packages/server/src/modules/orders/index.ts': "export { act } from './act.ts';\n",
      'packages/server/src/modules/orders/act.ts': "import { total } from '../plans/total.ts';\n",
      'packages/server/src/modules/plans/day.ts': "import { act } from '../orders/index.ts';\n",
      'packages/server/src/modules/plans/total.ts': '',
      'packages/server/src/modules/cells/cell.ts': "import { act } from '../orders/index.ts';\n",
      'packages/server/src/modules/orders/act.test.ts': "import { cell } from '../cells/cell.ts';\n",
    };
    expect(messages(rings, files)).toEqual([]);
    expect(messages(folderRings, files)).toEqual([
      'these folders import each other in a ring: modules/orders → modules/plans → modules/orders',
    ]);
  });
});

describe('SQL of the server', () => {
  const file = 'packages/server/src/modules/orders/late.ts';

  it.each([
    'const late = `SELECT id FROM orders o WHERE o.status <= 4 AND o.next_due_at < $1`;',
    "const late = 'SELECT id FROM orders WHERE status IN (1, 2)';",
    'const late = `SELECT id\n  FROM orders WHERE \x24{mine} AND status = 3`;',
    "const late = `SELECT id FROM orders WHERE status = ANY('{4,5}')`;",
    'const late = `SELECT id FROM orders WHERE status IS DISTINCT FROM 5`;',
    'const late = `SELECT CASE status WHEN 5 THEN 1 END FROM orders`;',
    'const gone = `SELECT id FROM accounts a WHERE a.disabled_at\n  is not null`;',
    'const left = `SELECT id FROM accounts a WHERE a.disabled_at IS NOT NULL`;',
    "const known = 'SELECT id FROM reporters WHERE tenant_id = $1 AND deleted_at IS NULL';",
    'const served = `SELECT id FROM cells c WHERE c.retired_at IS NULL`;',
    'const left = `SELECT id FROM groups g WHERE g.removed_at IS NOT NULL`;',
  ])('takes conditions from where they stand: %s', (text) => {
    expect(messages(sqlConventions, { [file]: text })).toEqual([
      expect.stringMatching(/^".*" is written in .*; take /),
    ]);
  });

  it.each([
    "const late = `SELECT id FROM orders o WHERE \x24{orderOpen('o')} AND o.status = ANY($2)`;",
    'const open = (order: { status: number }) => order.status <= 4;',
    '// What has o.status = 3 is in work: `it`\nconst open = 3;',
  ])('is left alone: %s', (text) => {
    expect(messages(sqlConventions, { [file]: text })).toEqual([]);
  });
});
