import { describe, expect, it } from 'vitest';
import { startMock } from '../testing/mock.ts';
import { idOf, summary } from '../testing/samples.ts';
import { refuse } from '../testing/stub-server.ts';

const order = ['orders', 'create', '--site', idOf(1), '--type', idOf(2), '--title', 'Paper jam'];
const office = { value: idOf(3), label: 'Office', children: [{ value: idOf(4), label: 'Printers' }] };

describe('a field that the server refuses', () => {
  const issues = [{ path: 'serverCatalogId', code: 'leaf', text: 'cannot be chosen' }];
  const refused = () => refuse('badRequest', { details: { issues } });

  it('is named by its flag, to people and programs', async () => {
    await using mock = await startMock({ 'orders.create': refused });
    const line = [...order, '--catalog', idOf(3)];
    const people = await mock.svcdesk(line, { columns: 80 });
    expect({ code: people.code, err: people.err }).toEqual({
      code: 2,
      err: expect.stringContaining('\n  --catalog: cannot be chosen\n'),
    });
    const { error } = JSON.parse((await mock.svcdesk([...line, '--json'])).err);
    expect(error.issues).toEqual([expect.objectContaining({ path: '--catalog' })]);
  });

  it('is named so in lists too', async () => {
    await using mock = await startMock({ 'orders.page': refused });
    const { err } = await mock.svcdesk(['orders', 'list', '--catalog', idOf(3)]);
    expect(err).toContain('  --catalog: cannot be chosen');
  });
});

describe('a field that is asked for', () => {
  it('offers what can be chosen, and no branch above it', async () => {
    const sent: unknown[] = [];
    await using mock = await startMock({
      'catalogs.cascader': () => [office],
      'orders.create': ({ body }) => {
        sent.push(body.serverCatalogId);
        return summary(1);
      },
    });
    const { code, err, asked } = await mock.svcdesk(order, { columns: 80, typed: ['Office'] });
    expect({ code, err, asked }).toEqual({
      code: 0,
      err: expect.stringContaining('WO202611200001'),
      asked: ['Catalogue (--catalog): '],
    });
    expect(sent).toEqual([idOf(4)]);
  });

  it('is asked for by what it names, not by its id', async () => {
    await using mock = await startMock({ 'groups.list': () => [] });
    const asked = async (lang: string) => {
      const line = ['orders', 'transfer', idOf(1), '--lang', lang];
      return (await mock.svcdesk(line, { columns: 80, typed: [undefined] })).asked;
    };
    expect(await asked('en')).toEqual(['Group (--group): ']);
    expect(await asked('zh')).toEqual(['组织（--group）：']);
  });
});

describe('an evaluation', () => {
  const evaluated = async (...flags: string[]) => {
    let sent: Record<string, unknown> = {};
    await using mock = await startMock({
      'orders.evaluate': ({ body }) => {
        sent = body;
        return {};
      },
    });
    const { code, err } = await mock.svcdesk(['orders', 'evaluate', idOf(1), ...flags]);
    expect({ code, err }).toMatchObject({ code: 0 });
    return { stars: sent.stars, label: sent.label };
  };

  it('takes tags by name, and one rating for all four', async () => {
    expect(await evaluated('--stars', '5', '--label', 'friendly,goodTechnology')).toEqual({
      stars: '5,5,5,5',
      label: '1,3',
    });
    expect(await evaluated('--stars', '5,4,5,3')).toEqual({ stars: '5,4,5,3', label: '' });
    expect(await evaluated('--stars', '4', '--label', '2')).toEqual({ stars: '4,4,4,4', label: '2' });
  });
});
