import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { inWorkspace } from '../workspace.ts';

const web = 'packages/web/src/';
const button = "import { Button } from 'antd-mobile';\nexport const a = Button;\n";
const locale = "import zhCN from 'antd-mobile/es/locales/zh-CN';\nexport const a = zhCN;\n";
const icon = "import { AddOutline } from 'antd-mobile-icons';\nexport const a = AddOutline;\n";
const toast = "import { Toast } from 'antd-mobile';\nexport const a = Toast;\n";
const day = "import dayjs from 'dayjs';\nexport const a = dayjs;\n";
const plugin = "import utc from 'dayjs/plugin/utc.js';\nexport const a = utc;\n";

const refused = [
  ['antd-mobile outside of our components', `${web}app/layout.tsx`, button],
  ['its deep paths there', `${web}shared/blocks/list.tsx`, locale],
  ['its icons there', `${web}features/home/screens/home.tsx`, icon],
  ['what it opens by itself, among our components too', `${web}shared/components/toast.tsx`, toast],
  ['dayjs in the web app', `${web}shared/blocks/calendar/week.ts`, day],
  ['its plugins there', `${web}shared/components/date-input.tsx`, plugin],
  ['antd-mobile in the one file of dates', `${web}shared/platform/i18n/dates.ts`, button],
  [
    'building of queries',
    'packages/server/src/modules/orders/late.ts',
    "import { eq, getTableName } from 'drizzle-orm';\nexport const a = [eq, getTableName];\n",
  ],
  [
    'a driver of drizzle',
    'packages/server/src/modules/orders/late.ts',
    "import { drizzle } from 'drizzle-orm/node-postgres';\nexport const a = drizzle;\n",
  ],
] as const;

const allowed = [
  ['antd-mobile in our components', `${web}shared/components/button.tsx`, button],
  ['dayjs in the one file of dates', `${web}shared/platform/i18n/dates.ts`, plugin],
  ['dayjs in tests', `${web}shared/blocks/calendar/week.test.ts`, day],
  ['dayjs in the command line', 'packages/cli/src/line/when.ts', day],
  [
    'what drizzle tells of the schema',
    'packages/server/src/modules/orders/late.ts',
    "import { getTableColumns } from 'drizzle-orm';\nimport { toSnakeCase } from 'drizzle-orm/casing';\nimport type { PgTable } from 'drizzle-orm/pg-core';\nexport type A = PgTable;\nexport const a = [getTableColumns, toSnakeCase];\n",
  ],
  [
    'all of drizzle in the schema',
    'packages/server/src/platform/db/schema/orders.ts',
    "import { sql } from 'drizzle-orm';\nexport const a = sql;\n",
  ],
] as const;

/** Whether the linter refuses an import in a file of that path, by our biome.json in a workspace of its own. */
function isRefused(path: string, text: string): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'svcdesk-lint-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync(inWorkspace('biome.json'), join(folder, 'biome.json'));
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
  const args = ['lint', '--only=style/noRestrictedImports', '--vcs-enabled=false'];
  const { status } = spawnSync(inWorkspace('node_modules/.bin/biome'), args, { cwd: folder });
  return status !== 0;
}

it.each(refused)('the linter refuses %s', (_, path, text) => {
  expect(isRefused(path, text)).toBe(true);
});

it.each(allowed)('the linter allows %s', (_, path, text) => {
  expect(isRefused(path, text)).toBe(false);
});
