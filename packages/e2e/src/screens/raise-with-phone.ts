import type { Client } from '@svcdesk/core';
import type { DataOf, templates } from '@svcdesk/core/contract';
import { fieldTypeOf } from '@svcdesk/core/format';

type Field = DataOf<typeof templates.fields>[number];

/** An order with a number to call among its fields, raised anew: what the people of the demo answer is left to chance. */
export async function raiseWithPhone(staff: Client, customer: Client): Promise<{ id: string } | undefined> {
  const { list: cells } = await customer.cells.list({ page: 1, size: 1 });
  const cellId = cells[0]?.id ?? '';
  const catalogs = await staff.catalogs.cascader({ cellId });
  for (const typeId of leaves(await staff.orderTypes.tree({ cellId }))) {
    const template = await staff.templates.find({ cellId, orderTypeId: typeId });
    if (!template.fields.some((field) => typeOf(field) === 'phone')) continue;
    return await staff.orders.create({
      cellId,
      typeId,
      serverCatalogId: leaves(catalogs)[0] ?? '',
      title: 'The network of the shop is down',
      templateId: template.id,
      fields: template.fields.flatMap((field) => {
        const fieldValue = answerTo(field);
        return fieldValue === undefined ? [] : [{ fieldId: field.fieldId, fieldValue }];
      }),
    });
  }
  return undefined;
}

const typeOf = ({ fieldTypeName }: Field) => fieldTypeOf(fieldTypeName);

/** To what must be answered, and to what leads to the number. */
function answerTo(field: Field): string | undefined {
  if (typeOf(field) === 'phone') return '021-50000012';
  if (typeOf(field) === 'switch') return 'true';
  return typeOf(field) === 'cascader' ? JSON.stringify(firstPath(field.optionTree ?? [])) : undefined;
}

interface Branch {
  readonly value: string;
  readonly children?: readonly Branch[] | undefined;
}

const firstPath = ([branch]: readonly Branch[]): string[] =>
  branch ? [branch.value, ...firstPath(branch.children ?? [])] : [];

const leaves = (tree: readonly Branch[]): string[] =>
  tree.flatMap(({ value, children = [] }) => (children.length > 0 ? leaves(children) : [value]));
