import { expect, it } from 'vitest';
import { type Asset, fieldsOf } from '../../shared/domain/asset/asset.ts';
import { changedValues, inputsOf } from './asset-inputs.ts';

const asset = {
  cmdbAsset: '{"result":[{"name":"收银机","ip":"10.0.0.5","port":"9100"}]}',
  cmdbAssetAlias: '{}',
} as Asset;
const definitions = [
  { key: 'ip', name: '地址', fieldTypeName: 'text', required: true, sort: 1 },
  { key: 'port', name: '端口', fieldTypeName: 'text', required: false, sort: 2 },
  { key: 'photo', name: '照片', fieldTypeName: 'image', required: false, sort: 3 },
];

it('sends only what was changed, and an empty text for a value that was taken away', () => {
  expect(changedValues(asset, definitions, { ip: '10.0.0.5', port: '' })).toEqual({ port: '' });
  expect(changedValues(asset, definitions, {})).toEqual({});
});

it('begins with the values there are, without files', () => {
  expect(inputsOf(asset, fieldsOf(asset, definitions))).toEqual({ ip: '10.0.0.5', port: '9100' });
});
