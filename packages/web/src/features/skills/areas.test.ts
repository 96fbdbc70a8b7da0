import { expect, test } from 'vitest';
import { regionOptions } from './areas.ts';

test('a province and a city can be chosen as a whole, and what lies in them one by one', () => {
  const regions = [
    { value: '310000', label: 'Shanghai', children: [{ value: '310115', label: 'Pudong' }] },
    { value: '710000', label: 'Taiwan' },
  ];
  expect(regionOptions(regions, (name) => `all of ${name}`)).toEqual([
    {
      value: 'in 310000',
      label: 'Shanghai',
      children: [
        { value: '310000', label: 'all of Shanghai' },
        { value: '310115', label: 'Pudong' },
      ],
    },
    { value: '710000', label: 'Taiwan' },
  ]);
});
