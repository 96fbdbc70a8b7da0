/** Creates an order with a file and with what its template asks for, as one. */
import { callWithFiles } from '@svcdesk/core';
import { orders } from '@svcdesk/core/contract';
import { checkFields, storedValueOf, visibleFields } from '@svcdesk/core/format';
import { draftFor, signedIn } from './desk.ts';

const client = await signedIn('engineer');
const place = await draftFor(client, true);
const template = await client.templates.find({ cellId: place.cellId, orderTypeId: place.typeId });

type Field = (typeof template.fields)[number];

/** What a person would choose: the first of each level of a tree, the first of a list, or words. */
function answerTo({ fieldTypeName, optionTree, options }: Field): string {
  const path: string[] = [];
  for (let branch = optionTree?.[0]; branch; branch = branch.children?.[0]) path.push(branch.value);
  return storedValueOf(fieldTypeName, path.length > 0 ? path : (options?.[0] ?? 'Seen'));
}

const asked = visibleFields(template.fields, new Map()).filter(
  ({ required, internal }) => required && !internal,
);
const fields = asked.map((field) => ({ fieldId: field.fieldId, fieldValue: answerTo(field) }));
const { issues } = checkFields(template.fields, fields, 'staff');
console.log(`issues: ${issues.length}`);

const photo = { data: new TextEncoder().encode('drip'), name: 'leak.txt' };
const draft = { ...place, title: 'The valve drips', fields };
const { id } = await callWithFiles(client, orders.create, draft, { attachment: [photo] });
const { title, attachments, fields: answers } = await client.orders.detail({ orderId: id });
console.log(
  `${title}: ${attachments.map(({ name }) => name).join(', ')}, ${answers.length > 0 ? 'answered' : 'empty'}`,
);
