import { expect, it } from 'vitest';
import { loadHelpWords } from '../phrases/index.ts';
import { manPage, referencePage } from './man-page.ts';

const command = {
  name: 'orders list',
  summary: '.hidden files and a \\n',
  arguments: [{ name: 'ORDER', many: true, optional: true }],
  flags: [{ name: 'scope', value: 'SCOPE', text: "'quoted' at the beginning" }],
  examples: ['svcdesk orders list --scope group'],
  exitCodes: [0, 1],
};

it('hands roff nothing that it would take for a request or an escape', async () => {
  const { help } = await loadHelpWords('en');
  const page = manPage({ name: 'svcdesk', version: '1.2.3', help, others: ['svcdesk-zh'] }, [command]);
  const requests = page.split('\n').filter((line) => /^[.']/.test(line));
  expect(requests.every((line) => /^\.(TH|SH|SS|TP|B|BR|PP|RS|nf|fi|RE)\b/.test(line))).toBe(true);
  expect(page).toContain('.SS svcdesk orders list [ORDER...]');
  expect(page).toContain('\\&.hidden files and a \\en');
  expect(page).toContain('.BR svcdesk\\-zh (1)');
});

it('speaks the language of its words, in the manual and in the reference', async () => {
  const { help } = await loadHelpWords('zh-CN');
  const head = { name: 'svcdesk-zh', version: '1.2.3', help };
  expect(manPage(head, [command])).toContain('示例：');
  const reference = referencePage(head, [command]);
  expect(reference).toContain('| 选项 | 含义 |');
  for (const page of [manPage(head, [command]), reference])
    expect(page).not.toMatch(/Examples|NAME|Exit codes/);
});
