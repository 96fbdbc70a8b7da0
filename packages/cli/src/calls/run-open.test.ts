import { describe, expect, it } from 'vitest';
import { type Mock, startMock } from '../testing/mock.ts';
import { found, idOf } from '../testing/samples.ts';

const line = ['orders', 'open', 'WO202611200001'];
const answers = { 'orders.findAny': () => found(1) };
const addressOf = ({ server }: Mock) => `${server.url}/#/centerPage?kind=order&id=${idOf(1)}`;

describe('opening an order in the web app', () => {
  it('finds it by its number, opens the browser and says so beside the data', async () => {
    await using mock = await startMock(answers);
    const seen: string[] = [];
    const browser = (url: string) => seen.push(url) > 0;
    const { code, out, err } = await mock.svcdesk(line, { columns: 80, browser });
    expect({ code, out, err }).toEqual({
      code: 0,
      out: '',
      err: `Opened ${addressOf(mock)} in the browser.\n`,
    });
    expect(seen).toEqual([addressOf(mock)]);
  });

  it('prints the address where there is no browser', async () => {
    await using mock = await startMock(answers);
    const { code, out, err } = await mock.svcdesk(line, { columns: 80 });
    expect({ code, out, err }).toEqual({ code: 0, out: `${addressOf(mock)}\n`, err: '' });
  });

  it('gives programs the address and opens nothing', async () => {
    await using mock = await startMock(answers);
    const browser = () => expect.unreachable();
    expect((await mock.svcdesk(line, { browser })).out).toBe(`${addressOf(mock)}\n`);
    const { out } = await mock.svcdesk([...line, '--json'], { browser, columns: 80 });
    expect(JSON.parse(out)).toEqual([{ url: addressOf(mock) }]);
  });

  it('says which order there is none of', async () => {
    await using mock = await startMock({});
    const { code, err } = await mock.svcdesk(line, { columns: 80 });
    expect({ code, err }).toEqual({ code: 3, err: expect.stringContaining('"WO202611200001"') });
  });
});
