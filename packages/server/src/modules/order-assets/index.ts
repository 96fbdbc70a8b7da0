import { SvcdeskError } from '@svcdesk/core';
import type { orderAssets } from '@svcdesk/core/contract';
import type { DomainHandlers } from '../../platform/http/handler.ts';
import { presentedAsset, presentedProperty, readClasses } from '../assets/index.ts';
import { visibleOrder } from '../orders/index.ts';
import { assetsOfOrder, bind, modify, unbind } from './change.ts';

export const orderAssetsHandlers: DomainHandlers<typeof orderAssets> = {
  list: async ({ orderId }, context) => {
    const { db, tenantId } = context;
    await visibleOrder(db, context, orderId);
    const rows = await assetsOfOrder.all(db, tenantId, orderId);
    if (rows.length === 0) return [];
    const classes = await readClasses(db, tenantId);
    return rows.map((row) => presentedAsset(row, classes, context));
  },

  properties: async ({ classId }, { db, tenantId, locale }) => {
    const classes = await readClasses(db, tenantId);
    if (!classes.get(classId)) throw new SvcdeskError('notFound');
    return classes.properties(classId).map((property, sort) => presentedProperty(property, sort, locale));
  },

  bind,
  modify,
  unbind,
};
