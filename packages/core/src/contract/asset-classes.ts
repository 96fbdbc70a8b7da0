import { nothing } from './atoms/basic.ts';
import { tree as treeShape } from './atoms/tree.ts';
import { call } from './define.ts';

/** Classes of assets; the flag `deviceKind` names those that device checks know how to read. */
export const tree = /* @__PURE__ */ call('assetClasses.tree', {
  method: 'POST',
  path: '/api/user/mobileCmdb/class_tree',
  permission: 'asset.view',
  side: 'staff',
  request: nothing,
  data: treeShape,
});
