import * as z from 'zod/mini';
import { id } from './atoms/basic.ts';
import { treeNode } from './atoms/tree.ts';
import { call, once } from './define.ts';

/** A custom field of a template. */
export const templateField = /* @__PURE__ */ once(() => {
  const plain = {
    fieldId: z.string(),
    name: z.string(),
    fieldTypeName: z.string(),
    required: z.boolean(),
    options: z.optional(z.array(z.string())),
    optionTree: z.optional(z.array(treeNode())),
    min: z.optional(z.number()),
    max: z.optional(z.number()),
    scale: z.optional(z.number()),
    unit: z.optional(z.string()),
    maxLength: z.optional(z.number()),
    placeholder: z.optional(z.string()),
    default: z.optional(z.string()),
    visibleWhen: z.optional(z.object({ fieldId: z.string(), in: z.array(z.string()) })),
    internal: z.optional(z.boolean()),
    sort: z.number(),
    templateVersion: z.number(),
  };
  return z.object({ ...plain, columns: z.optional(z.array(z.object(plain))) });
});

/** The template that orders of a type at a cell are written by. */
export const find = /* @__PURE__ */ call('templates.find', {
  method: 'POST',
  path: '/api/order/template/find_by_cell_id_and_order_type_id',
  permission: 'order.create',
  request: () => z.object({ cellId: id(), orderTypeId: id() }),
  data: () =>
    z.object({ id: z.string(), name: z.string(), version: z.number(), fields: z.array(templateField()) }),
  errors: ['notFound'],
});

/** The fields of a template. */
export const fields = /* @__PURE__ */ call('templates.fields', {
  method: 'POST',
  path: '/api/order/template/fields',
  permission: 'order.create',
  request: () => z.object({ templateId: id() }),
  data: () => z.array(templateField()),
  errors: ['notFound'],
});
