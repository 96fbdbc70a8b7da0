import { expect, it } from 'vitest';
import { type Asset, fieldsOf, labelsOf, valuesOf } from './asset.ts';

const asset = {
  cmdbAsset: '{"result":[{"name":"收银机","code":"PR-1","ip":"10.0.0.5","port":9100}]}',
  cmdbAssetAlias: '{"ip":"打印地址"}',
} as Asset;

it('reads values as words and names them as people call them', () => {
  expect(valuesOf(asset)).toEqual({ name: '收银机', code: 'PR-1', ip: '10.0.0.5', port: '9100' });
  expect(labelsOf(asset)).toEqual({ ip: '打印地址' });
  const definitions = [
    { key: 'ip', name: '地址', fieldTypeName: 'text', required: true, sort: 1 },
    { key: 'port', name: '端口', fieldTypeName: 'text', required: false, sort: 2 },
  ];
  expect(fieldsOf(asset, definitions).map(({ name }) => name)).toEqual(['打印地址', '端口']);
});

it('has no values off the shelf, and none of what is no JSON', () => {
  expect(valuesOf({ cmdbAsset: '{"result":[]}' })).toEqual({});
  expect(valuesOf({ cmdbAsset: 'broken' })).toEqual({});
  expect(labelsOf({ cmdbAssetAlias: '[' })).toEqual({});
});
