import { describe, expect, it } from 'vitest';
import { type Desk, startDesk } from '../testing/desk.ts';
import { found, idOf } from '../testing/samples.ts';

const line = ['orders', 'open', 'WO202611200001'];
const answers = { 'orders.findAny': () => found(1) };
const addressOf = ({ server }: Desk) => `${server.url}/#/centerPage?kind=order&id=${idOf(1)}`;

describe('opening an order in the web app', () => {
  it('finds it by its number, opens the browser and says so beside the data', async () => {
    await using desk = await startDesk(answers);
    const seen: string[] = [];
    const browser = (url: string) => seen.push(url) > 0;
    const { code, out, err } = await desk.svcdesk(line, { columns: 80, browser });
    expect({ code, out, err }).toEqual({
      code: 0,
      out: '',
      err: `Opened ${addressOf(desk)} in the browser.\n`,
    });
    expect(seen).toEqual([addressOf(desk)]);
  });

  it('prints the address where there is no browser', async () => {
    await using desk = await startDesk(answers);
    const { code, out, err } = await desk.svcdesk(line, { columns: 80 });
    expect({ code, out, err }).toEqual({ code: 0, out: `${addressOf(desk)}\n`, err: '' });
  });

  it('gives programs the address and opens nothing', async () => {
    await using desk = await startDesk(answers);
    const browser = () => expect.unreachable();
    expect((await desk.svcdesk(line, { browser })).out).toBe(`${addressOf(desk)}\n`);
    const { out } = await desk.svcdesk([...line, '--json'], { browser, columns: 80 });
    expect(JSON.parse(out)).toEqual([{ url: addressOf(desk) }]);
  });

  it('says which order there is none of', async () => {
    await using desk = await startDesk({});
    const { code, err } = await desk.svcdesk(line, { columns: 80 });
    expect({ code, err }).toEqual({ code: 3, err: expect.stringContaining('"WO202611200001"') });
  });
});
