import { describe, expect, it } from 'vitest';
import { startMock } from '../testing/mock.ts';
import { detail, found, history, idOf, pageOf, summary } from '../testing/samples.ts';
import { refuse } from '../testing/stub-server.ts';

const answers = { 'orders.detail': () => detail(1), 'orders.history': () => history };

describe('svcdesk orders view', () => {
  it('takes an id without looking it up', async () => {
    await using mock = await startMock(answers);
    expect((await mock.svcdesk(['orders', 'view', idOf(1).toUpperCase()])).code).toBe(0);
    expect(mock.server.calls().sort()).toEqual(['orders.detail', 'orders.history']);
    expect(mock.server.asked[0]?.body).toEqual({ orderId: idOf(1) });
  });

  it('finds a number at once, whichever list has it', async () => {
    await using mock = await startMock({ ...answers, 'orders.findAny': () => found(1) });
    expect((await mock.svcdesk(['orders', 'view', 'wo202611200001'])).code).toBe(0);
    expect(mock.server.asked[0]).toMatchObject({
      callId: 'orders.findAny',
      body: { orderNo: 'WO202611200001' },
    });
    expect(mock.server.asked.at(-1)?.body).toEqual({ orderId: idOf(1) });
  });

  it('does not take an order of another kind for one', async () => {
    await using mock = await startMock({ ...answers, 'orders.findAny': () => found(1, 'pm') });
    expect((await mock.svcdesk(['orders', 'view', 'WO202611200001'])).code).toBe(3);
  });

  it('finds a number among the sites of a client', async () => {
    await using mock = await startMock({ ...answers, 'orders.cellPage': () => pageOf([summary(1)]) }, 2);
    expect((await mock.svcdesk(['orders', 'view', 'WO202611200001'])).code).toBe(0);
  });

  it('ends with 3 when there is no such order', async () => {
    await using mock = await startMock({});
    const { code, out, err } = await mock.svcdesk(['orders', 'view', 'WO202611200001']);
    expect({ code, out }).toEqual({ code: 3, out: '' });
    expect(err).toBe('svcdesk: There is no order "WO202611200001", or it is not yours to see.\n');
    await using other = await startMock({ 'orders.detail': () => refuse('notFound') });
    expect((await other.svcdesk(['orders', 'view', idOf(9), '--json'])).code).toBe(3);
  });

  it('shows people facts, texts, fields and history in their language', async () => {
    await using mock = await startMock(answers);
    const { out } = await mock.svcdesk(['orders', 'view', idOf(1), '--lang', 'zh', '--no-color'], {
      columns: 80,
    });
    expect(out).toContain('WO202611200001  三楼会议室打印机卡纸，无法打印\n处理中  正常');
    expect(out).toContain('优先级    高\n');
    expect(out).toContain('\n描述\n  今天早上开始卡纸。\n  重启后仍然报错 E502。\n');
    expect(out).toContain('设备型号  HP M404');
    expect(out).toMatch(/李强（华东一组） {2}已接单 {2}待受理 → 处理中\n {6}马上到/);
    expect(out).toContain('现在可以: 解决、填写进展、挂起');
    expect(out).not.toContain('\u001b');
  });

  it('shows reasons, ratings and photos where there are any', async () => {
    await using mock = await startMock({
      'orders.detail': () =>
        detail(1, {
          status: 6,
          solution: 'Cable\u001b[2J reseated',
          causeCode: 'line',
          afterPhotos: [{ url: '/api/file/1', name: 'after.jpg' }],
          evaluation: {
            label: '1',
            stars: '5,4,5,3',
            attachment: '',
            content: 'Quick',
            autoEvaluate: false,
            commentatorName: 'Wang',
            handlerGroupName: 'East',
            phone: '',
            createdAt: '2026-11-20T04:00:00Z',
          },
        }),
      'orders.history': () => [
        { ...(history[1] ?? {}), handleType: 4, action: 'hangUp', from: 3, to: 4, reasonCode: 'waitParts' },
      ],
    });
    const { out } = await mock.svcdesk(['orders', 'view', idOf(1), '--no-color'], { columns: 80 });
    expect(out).toContain('SOLUTION\n  Cable[2J reseated\n');
    expect(out).toContain('PHOTOS AFTER\n  after.jpg\n');
    expect(out).toContain(
      'RATING\n  Punctuality 5, Attitude 4, Technical skill 5, Communication 3\n  Quick\n',
    );
    expect(out).toMatch(/put the order on hold .*\n {6}Waiting for parts\n/);
    expect(out).toMatch(/Cause +Line\n/);
  });

  it('gives programs a name and a value a line, or JSON with the history', async () => {
    await using mock = await startMock(answers);
    const { out } = await mock.svcdesk(['orders', 'view', idOf(1)]);
    expect(out).toContain('status\tprocessing\n');
    expect(out).toContain('history\t2026-11-20T02:20:00Z\taccept\t李强\t马上到\n');
    const json = JSON.parse((await mock.svcdesk(['orders', 'view', idOf(1), '--json=orderNo,history'])).out);
    const [created, accepted] = history;
    expect(json).toEqual({
      orderNo: 'WO202611200001',
      history: [
        { ...created, toName: 'pending' },
        { ...accepted, fromName: 'pending', toName: 'processing' },
      ],
    });
  });
});
