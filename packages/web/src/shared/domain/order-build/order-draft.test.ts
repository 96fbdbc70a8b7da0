import { describe, expect, it } from 'vitest';
import { createRequest, emptyOrder, madeWords, type OrderDraft } from './order-draft.ts';

const at = '2026-11-20T02:00:00.000Z';
const draft: OrderDraft = {
  ...emptyOrder,
  cell: { id: 'cell', words: 'Galaxy store', note: 'Galaxy' },
  typeId: 'type',
  catalogId: 'catalog',
  title: ' Printer ',
};
const request = (over: Partial<OrderDraft>) =>
  createRequest({ ...draft, ...over }, [], { id: 'new', at }, {});

describe('a new order', () => {
  it('is said to be made, and accepted, put on hold or assigned as well', () => {
    const words = (over: Partial<OrderDraft>) => madeWords({ ...draft, ...over }, 'zh-CN');
    expect(words({ next: 'submit' })).toBe('工单已提交');
    expect(words({ next: 'accept' })).toBe('工单已提交，接单成功');
    expect(words({ next: 'transfer' })).toBe('工单已提交，派单成功');
    expect(words({ next: 'accept', duplicateOf: { id: 'other' } as OrderDraft['duplicateOf'] })).toBe(
      '工单已提交',
    );
    expect(madeWords({ ...draft, next: 'accept' }, 'en')).toBe('Order submitted, Accepted successfully');
  });

  it('is sent with what was filled in and nothing else', () => {
    const sent = Object.fromEntries(Object.entries(request({})).filter(([, value]) => value !== undefined));
    expect(sent).toEqual({
      id: 'new',
      cellId: 'cell',
      cellName: 'Galaxy store',
      sourceId: '0',
      typeId: 'type',
      serverCatalogId: 'catalog',
      title: 'Printer',
      fields: [],
      at,
    });
  });

  it('says what the server calls what was chosen, as far as it has been told', () => {
    const chosen = {
      customerId: 'customer',
      typeName: 'Fault',
      serverCatalogName: 'Printers',
      templateId: 'template',
    };
    const sources = [
      { key: 0, name: 'Operations' },
      { key: 2, name: 'SE' },
    ];
    const sent = createRequest({ ...draft, source: 'se' }, [], { id: 'new', at }, { ...chosen, sources });
    expect(sent).toMatchObject({ ...chosen, sourceId: '2', sourceName: 'SE' });
    expect(sent).not.toHaveProperty('sources');
  });

  it('is sent with its reporter, whose phone of another time is not judged again', () => {
    const reporter = { id: 'reporter', name: 'Zhang', phone: '13800000000' };
    expect(request({ reporter })).toMatchObject({
      reportId: 'reporter',
      reportPhone: '13800000000',
    });
    const older = { ...reporter, phone: 'ask at the counter' };
    const sent = request({ reporter: older });
    expect(sent.reportId).toBe('reporter');
    expect(sent.reportPhone).toBeUndefined();
  });

  it('is accepted at once with status 3 and the plan', () => {
    expect(request({ next: 'accept', plan: { when: 'now', start: '', minutes: '60' } })).toMatchObject({
      status: 3,
      planStart: at,
      planEnd: '2026-11-20T03:00:00.000Z',
    });
  });

  it('is hung up with status 4, the reason and the time to resume', () => {
    const resume = { when: 'tomorrow', at: '2026-11-21T01:00:00.000Z' } as const;
    expect(request({ next: 'hangUp', reasonCode: 'waitParts', remark: ' soon ', resume })).toMatchObject({
      status: 4,
      reasonCode: 'waitParts',
      remark: 'soon',
      resumeAt: resume.at,
    });
  });

  it('is handed over with status 2 and the target', () => {
    const target = { groupId: 'group', engineerId: '' };
    expect(request({ next: 'transfer', target })).toMatchObject({ status: 2, groupId: 'group' });
    expect(request({ next: 'transfer', target }).engineerId).toBeUndefined();
  });

  it('carries the parts of another next step that was given up nowhere', () => {
    const sent = request({
      next: 'submit',
      reasonCode: 'waitParts',
      target: { groupId: 'g', engineerId: 'e' },
    });
    expect(sent).not.toHaveProperty('status');
    expect(sent).not.toHaveProperty('groupId');
    expect(sent).not.toHaveProperty('reasonCode');
  });
});
