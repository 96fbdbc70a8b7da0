import { expect, it } from 'vitest';
import { manPage } from './man-page.ts';

it('hands roff nothing that it would take for a request or an escape', () => {
  const command = {
    name: 'orders list',
    summary: '.hidden files and a \\n',
    arguments: [{ name: 'ORDER', many: true, optional: true }],
    flags: [{ name: 'scope', value: 'SCOPE', text: "'quoted' at the beginning" }],
    examples: ['svcdesk orders list --scope group'],
  };
  const page = manPage({ name: 'svcdesk', summary: 'The service desk', version: '1.2.3' }, [command]);
  const requests = page.split('\n').filter((line) => /^[.']/.test(line));
  expect(requests.every((line) => /^\.(TH|SH|SS|TP|B|PP|RS|nf|fi|RE)\b/.test(line))).toBe(true);
  expect(page).toContain('.SS svcdesk orders list [ORDER...]');
  expect(page).toContain('\\&.hidden files and a \\en');
});
