import * as cells from '@svcdesk/core/contract/cells';
import { sampleData } from '@svcdesk/core/testing';
import { describe, expect, it } from 'vitest';
import { nouns } from '../commands/index.ts';
import { en } from '../phrases/en.ts';
import { zhCN } from '../phrases/zh-cn.ts';
import { startMock } from '../testing/mock.ts';
import { detail, history, idOf, pageOf, summary } from '../testing/samples.ts';
import { fieldMeant, headingOf } from './headings.ts';
import { numberFieldOf, rawOf, withNameFields } from './values.ts';

/** What a stranger may type to drive a terminal: C0 and C1 controls, and marks that turn the writing around. */
const hostile = 'a\u001b]0;owned\u0007b\u009b2Jc\u202ed\u007f';
/** Colours of what goes to standard error. */
const drives = (text: string) => /[^\P{C}\n\t]/u.test(text.replace(/\p{Cc}\[[\d;]*m/gu, ''));

const answers = {
  'orders.page': () => pageOf([summary(1, { title: hostile, cellName: hostile })]),
  'orders.detail': () => detail(1, { title: hostile, content: hostile }),
  'orders.history': () => history,
  'orders.export': () => `no,title\r\n1,"${hostile}"\r\n`,
  'messages.unreadAll': () => ({ order: 1, system: 2 }),
};

describe('what others wrote', () => {
  it.each([
    ['a table', ['orders', 'list']],
    ['a sheet', ['orders', 'view', idOf(1)]],
    ['JSON', ['orders', 'list', '--json']],
    ['JSON of one thing', ['orders', 'view', idOf(1), '--json']],
    ['jq', ['orders', 'list', '--jq', '.[].title']],
    ['JSON that jq makes', ['orders', 'list', '--jq', '.']],
    ['jq that unpacks', ['orders', 'view', idOf(1), '--jq', '.title | @base64 | @base64d']],
    ['a template', ['orders', 'list', '--template', '{% for o in items %}{{ o.title | red }}{% endfor %}']],
    [
      'a template that unpacks',
      ['orders', 'view', idOf(1), '--template', '{{ "%1b%5d0%3bx%07" | url_decode }}{{ title }}'],
    ],
    ['CSV', ['orders', 'list', '--csv', '--columns', 'title']],
    ['lines', ['orders', 'list', '--plain']],
    ['bare calls', ['api', 'POST', '/api/order/order/mobile/find_all_page', '-f', 'scope=mine']],
  ])('never drives a terminal as %s', async (_, line) => {
    await using mock = await startMock(answers);
    const { out, err, code } = await mock.svcdesk(line, { columns: 80 });
    expect({ code, out }).toEqual({ code: 0, out: expect.stringContaining('a') });
    expect(drives(out)).toBe(false);
    expect(drives(err)).toBe(false);
  });

  it('keeps the colours of our own, and comes to programs as it is', async () => {
    await using mock = await startMock(answers);
    const template = ['orders', 'view', idOf(1), '--template', '{{ "x" | red }}'];
    expect((await mock.svcdesk(template, { columns: 80 })).out).toContain('\u001b[31mx');
    const piped = await mock.svcdesk(['orders', 'view', idOf(1), '--json']);
    expect(drives(piped.out)).toBe(false);
    expect(JSON.parse(piped.out)).toMatchObject({ title: hostile });
    expect((await mock.svcdesk(['orders', 'list', '--jq', '.[].title'])).out).toBe(`${hostile}\n`);
  });
});

describe('jq and templates', () => {
  it('filter bare calls, events and trial runs', async () => {
    await using mock = await startMock(answers);
    const api = ['api', 'POST', '/api/order/order/mobile/find_all_page', '-f', 'scope=mine'];
    expect((await mock.svcdesk([...api, '--jq', '.list[0].orderNo'])).out).toBe('WO202611200001\n');
    expect((await mock.svcdesk([...api, '--template', '{{ total }}'])).out).toBe('1\n');
    const trial = ['orders', 'accept', idOf(1), '--dry-run', '--jq', '.request.orderId'];
    expect((await mock.svcdesk(trial)).out).toBe(`${idOf(1)}\n`);
    expect((await mock.svcdesk(['help', 'orders', '--template', '{{ items.size }}'])).out).toMatch(/^\d+\n$/);
  });

  it.each([
    [['orders', 'export'], '--jq', '.'],
    [['files', 'get', idOf(1)], '--template', 'x'],
    [['config', 'get', 'server'], '--jq', '.'],
    [['auth', 'token'], '--template', 'x'],
  ])('are refused by %j, which gives no data, before anything is asked', async (line, flag, value) => {
    await using mock = await startMock(answers);
    const { code, err } = await mock.svcdesk([...line, flag, value]);
    expect({ code, calls: mock.server.calls() }).toEqual({ code: 2, calls: [] });
    expect(err).toContain(`${flag} is for data`);
  });

  it('print what came before a failure, and say where it failed', async () => {
    await using mock = await startMock({ 'orders.page': () => pageOf([summary(1), summary(2)]) });
    const line = [
      'orders',
      'list',
      '--jq',
      '.[] | if .orderNo == "WO202611200002" then error("x") else .orderNo end',
    ];
    const { code, out, err } = await mock.svcdesk(line);
    expect({ code, out }).toEqual({ code: 2, out: 'WO202611200001\n' });
    expect(JSON.parse(err).error.message).toContain('x');
  });

  it.each([
    ['{% include "package.json" %}', 'include'],
    ['{% render "package.json" %}', 'render'],
    ['{% layout "package.json" %}', 'layout'],
    ['{% assign f = "/etc/passwd" %}{% include f %}', 'include'],
    ['{% liquid\n render "../package.json"\n %}', 'render'],
  ])('read no file by a template: %s', async (template, tag) => {
    await using mock = await startMock(answers);
    const line = ['orders', 'view', idOf(1), '--template', template];
    const { code, out, err } = await mock.svcdesk(line, { columns: 80 });
    expect({ code, out }).toEqual({ code: 2, out: '' });
    const { message } = JSON.parse(err).error;
    expect(message).toContain(`"${tag}" reads another template`);
    expect(message).toMatch(/line:\d+, col:\d+$/);
  });

  it.each([
    [
      '{% raw %}{% include "package.json" %}{{ title }}{% endraw %}',
      '{% include "package.json" %}{{ title }}',
    ],
    ['{{ constructor }}{{ title.constructor }}{{ __proto__.toString }}{{ history.map.constructor }}', ''],
    ['{% block a %}here{% endblock %}', 'here'],
    ['{{ "process.exit(3)" | where_exp: "x", "process.exit(3)" }}', undefined],
  ])('run no code by a template: %s', async (template, shown) => {
    await using mock = await startMock(answers);
    const { code, out } = await mock.svcdesk(['orders', 'view', idOf(1), '--template', template]);
    if (shown === undefined) expect([0, 2]).toContain(code);
    else expect({ code, out: out.trim() }).toEqual({ code: 0, out: shown });
  });

  it.each([
    ['{{ title', 'line:1'],
    ['one\n{{ title | nonsense }}', 'line:2'],
    ['{% if title %}', 'line:1'],
    ['a\nb\n{% nonsense %}', 'line:3'],
  ])('say in which line a template is wrong: %j', async (template, where) => {
    await using mock = await startMock(answers);
    const line = ['orders', 'view', idOf(1), '--template', template];
    const { code, err } = await mock.svcdesk(line, { columns: 80 });
    expect(code).toBe(2);
    expect(err).toContain('The template cannot be used:');
    expect(err).toContain(where);
  });

  it('take time by the rows, not by their square', async () => {
    const rows = Array.from({ length: 4000 }, (_, index) => summary(index));
    const { printFiltered } = await import('./formats.ts');
    const printed: string[] = [];
    const terminal = { forPeople: false, print: (text: string) => void printed.push(text) };
    await printFiltered('map(.id) | length', rows, { terminal } as never);
    expect(printed).toEqual(['4000']);
  });
});

describe('columns', () => {
  it('of words give the word in every form', async () => {
    await using mock = await startMock({ 'orders.page': () => pageOf([summary(1, { status: 5 })]) });
    const line = ['orders', 'list', '--columns', 'statusName,sourceName'];
    expect((await mock.svcdesk(line)).out).toBe('resolved\toperations\n');
    expect((await mock.svcdesk([...line, '--csv', '--no-headers'])).out).toBe('resolved,operations\r\n');
    const shown = await mock.svcdesk([...line, '--no-headers'], { columns: 80 });
    expect(shown.out.trim()).toMatch(/^Resolved +\S+/);
    const json = await mock.svcdesk(['orders', 'list', '--json=statusName,sourceName']);
    expect(JSON.parse(json.out)).toEqual([{ statusName: 'resolved', sourceName: 'operations' }]);
  });

  it('are chosen and sorted by as they are headed, in either language', async () => {
    const page = sampleData(cells.list);
    const [site] = page.list;
    const sites = [2, 1].map((number) => ({ ...site, name: `Site ${number}`, code: `S00${number}` }));
    await using mock = await startMock({ 'cells.list': () => ({ ...page, list: sites, hasNext: false }) });
    const lines = async (...flags: string[]) => (await mock.svcdesk(['sites', 'list', ...flags])).out;
    expect(await lines('--columns', 'CODE,名称', '--sort', 'name')).toBe('S001\tSite 1\nS002\tSite 2\n');
    expect(await lines('--columns', 'code', '--sort', '-名称', '--lang', 'en')).toBe('S002\nS001\n');
    expect(await lines('--columns', 'code', '--sort', 'Name', '--lang', 'zh')).toBe('S001\nS002\n');
  });

  it('of every list are found by their headings', async () => {
    for (const noun of Object.values(nouns)) {
      const loaded = await noun();
      for (const command of 'verbs' in loaded ? Object.values(loaded.verbs) : [loaded.command]) {
        if (command.output !== 'rows') continue;
        const fields = withNameFields(command.fields(), command.kind);
        for (const context of [
          { locale: 'en', phrases: en },
          { locale: 'zh-CN', phrases: zhCN },
        ] as const) {
          for (const field of fields) {
            const heading = headingOf(field, context);
            const meant = await fieldMeant(heading, fields, context).catch(({ message }: Error) => message);
            // Of several that are headed alike none is guessed.
            expect([field, meant]).toEqual([
              field,
              meant === field ? field : expect.stringMatching(`stands for several|对应多个`),
            ]);
          }
        }
      }
    }
  });

  it('that a heading leaves open are told, and none is guessed', async () => {
    await using mock = await startMock({});
    for (const flag of ['--columns', '--sort']) {
      const { code, err } = await mock.svcdesk(['requirements', 'list', flag, '附件', '--lang', 'zh']);
      expect(code).toBe(2);
      expect(err).toContain('“附件”对应多个字段：');
      expect(err).toMatch(/adjunct \(附件\).*attachments \(附件\)/);
    }
    expect(mock.server.calls()).toEqual([]);
    const context = { locale: 'en', phrases: en } as const;
    // Heads one field in one language, and is another's own name or heading.
    await expect(fieldMeant('Title', ['title', 'ordertitle', 'Title '], context)).rejects.toThrow(
      'stands for several',
    );
    expect(await fieldMeant('title', ['title', 'Title '], context)).toBe('title');
  });

  it('that there are not are refused with those that there are, before anything is asked', async () => {
    await using mock = await startMock({});
    const line = ['sites', 'list', '--sort', '门牌', '--lang', 'zh'];
    const { code, err } = await mock.svcdesk(line);
    expect({ code, calls: mock.server.calls() }).toEqual({ code: 2, calls: [] });
    expect(err).toContain('没有字段“门牌”。可用字段：id (编号)、name (名称)、code (编码)、');
  });

  it('sort lists of orders on the server, as they are headed too', async () => {
    await using mock = await startMock({ 'orders.page': () => pageOf([]) });
    await mock.svcdesk(['orders', 'list', '--sort', '下一时限']);
    expect(mock.server.asked[0]?.body).toMatchObject({ sort: 'due' });
    for (const [locale, phrases] of [['en', en] as const, ['zh-CN', zhCN] as const]) {
      const heading = (field: string) => headingOf(field, { locale, phrases });
      const { created, due, updated } = phrases.words.sorts;
      expect([created, due, updated]).toEqual(['createdAt', 'nextDueAt', 'updatedAt'].map(heading));
    }
  });

  it('of words that a list takes have their word for each number', async () => {
    const empty: string[] = [];
    for (const noun of Object.values(nouns)) {
      const loaded = await noun();
      for (const command of 'verbs' in loaded ? Object.values(loaded.verbs) : [loaded.command]) {
        const { kind, name } = command;
        for (const column of withNameFields(command.fields(), kind)) {
          const field = numberFieldOf(column);
          if (field && !rawOf(column, { [field]: 1 }, kind)) empty.push(`${name} ${column}`);
        }
      }
    }
    expect(empty).toEqual([]);
  });
});
