import type { Call } from '@svcdesk/core/contract';
import { expect, it } from 'vitest';
import type { CliError } from '../errors.ts';
import { en } from '../phrases/en.ts';
import { idOf } from '../testing/samples.ts';
import { findResource } from './find.ts';
import type { LookupContext } from './resource.ts';

type Kept = Readonly<Record<string, unknown>>;

/** What the server looks for a keyword in: each of its words has to stand there. */
const searched = (kept: Kept, ...fields: string[]) => ({
  kept,
  text: fields.map((field) => kept[field]).join(' '),
});

const kept: Readonly<Record<string, readonly { kept: Kept; text: string }[]>> = {
  'groups.list': [
    searched({ id: idOf(1), name: '一组', path: '总部 / 一组' }, 'name'),
    searched({ id: idOf(2), name: '一组', path: '分部 / 一组' }, 'name'),
  ],
  'cells.list': [
    searched(
      { id: idOf(1), name: '一组', code: 'S1', customerName: '甲 公司' },
      'name',
      'code',
      'customerName',
    ),
    searched(
      { id: idOf(2), name: '一组', code: 'S2', customerName: '乙公司' },
      'name',
      'code',
      'customerName',
    ),
  ],
  'pmPlans.page': [
    searched({ id: idOf(1), name: '一组', cellName: '人民路 · 东店' }, 'name'),
    searched({ id: idOf(2), name: '一组', cellName: '南京路店' }, 'name'),
  ],
  'assets.page': [
    searched({ ciId: idOf(1), name: '一组', code: 'P 1', cellName: '东店' }, 'name', 'code', 'cellName'),
    searched({ ciId: idOf(2), name: '一组', code: 'P2', cellName: '东店' }, 'name', 'code', 'cellName'),
  ],
  'customers.reportersByCell': [
    searched({ id: idOf(1), name: '一组', phone: '13800000001' }, 'name'),
    searched({ id: idOf(2), name: '一组', phone: '13800000002' }, 'name'),
  ],
};

const asking = {
  request: { cellId: idOf(9) },
  connection: {
    caller: {
      async call({ id }: Call, { keyword = '' }: { keyword?: string }) {
        const list = (kept[id] ?? [])
          .filter(({ text }) => keyword.split(' ').every((word) => text.includes(word)))
          .map((each) => each.kept);
        return id.endsWith('.page') || id === 'cells.list' ? { list } : list;
      },
    },
  },
} as unknown as LookupContext;

it.each(['group', 'site', 'plan', 'asset', 'reporter'] as const)(
  'what is listed for the name of more than one %s can be typed as it stands',
  async (resource) => {
    const unclear = await findResource(resource, '一组', asking, { phrases: en }).catch(
      (error: unknown) => error,
    );
    const { hint = '' } = unclear as CliError;
    const labels = [...hint.matchAll(/(?:: |, )(.+?) \([0-9a-f-]{36}\)/g)].map(([, label = '']) => label);
    expect(labels).toHaveLength(2);
    const found = await Promise.all(
      labels.map((label) => findResource(resource, label, asking, { phrases: en })),
    );
    expect(found).toEqual([idOf(1), idOf(2)]);
  },
);

it('a group is named by its path with slashes alone too', async () => {
  expect(await findResource('group', '总部/一组', asking, { phrases: en })).toBe(idOf(1));
});
