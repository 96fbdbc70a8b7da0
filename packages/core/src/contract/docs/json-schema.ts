import * as z from 'zod/mini';
import { loginResult, menuEntry } from '../atoms/account.ts';
import { evaluation, handleRecord, orderDetail, orderSummary, schedule } from '../atoms/order.ts';
import { reporter } from '../atoms/reporter.ts';
import { groupNode, treeNode } from '../atoms/tree.ts';
import type { Schema } from '../define.ts';

type Json = Record<string, unknown>;

/** Shapes that several calls share, by the name that documents give them. */
const shared: Readonly<Record<string, () => Schema>> = {
  Evaluation: evaluation,
  GroupNode: groupNode,
  HandleRecord: handleRecord,
  LoginResult: loginResult,
  MenuEntry: menuEntry,
  OrderDetail: orderDetail,
  OrderSummary: orderSummary,
  Reporter: reporter,
  Schedule: schedule,
  TreeNode: treeNode,
};

const componentPath = '#/components/schemas/';

/** Turns schemas into JSON Schema; shared shapes are referred to by name and gathered in `components`. */
export function jsonSchemas() {
  const names = z.registry<{ id: string }>();
  for (const [id, shape] of Object.entries(shared)) names.add(shape(), { id });
  const components: Record<string, Json> = {};

  function of(schema: Schema, io: 'input' | 'output'): Json {
    const made = z.toJSONSchema(schema, {
      io,
      metadata: names,
      unrepresentable: 'any',
      target: 'draft-2020-12',
    });
    const {
      $schema: _dialect,
      $defs = {},
      ...rest
    } = placed(made as Json) as Json & { $defs?: Record<string, Json> };
    for (const [name, { id: _id, ...shape }] of Object.entries($defs)) components[name] = shape;
    const { id, ...body } = rest;
    if (typeof id !== 'string') return body;
    components[id] = body;
    return { $ref: componentPath + id };
  }
  return { of, components };
}

/** References stand from the root of the whole document. */
function placed(schema: Json): Json {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', `"${componentPath}`)) as Json;
}
