import { page } from '@svcdesk/core/contract/orders';
import { type RequestField, requestFields } from '@svcdesk/core/contract/request-fields';
import { type FieldGiven, type FieldUse, statuses, useOf } from '../calls/fields.ts';
import { parseField } from '../calls/request.ts';
import { codesOf } from '../calls/statuses.ts';
import { inCodes } from '../calls/vocabulary.ts';
import type { Context } from '../command.ts';
import type { KindName } from '../work.ts';
import { narrowing } from './order-filter.ts';

/** Lists other than that of orders, by the kind whose statuses they are narrowed by. */
const kindOfList: ReadonlyMap<unknown, KindName> = new Map([
  ['requirements', 'requirement'],
  ['devices', 'device'],
  ['pm', 'pm'],
  ['projects', 'project'],
  ['entrust', 'entrust'],
]);

const orderUses: ReadonlyMap<string, FieldUse> = new Map(
  Object.entries<FieldGiven<string>>(narrowing).map(([flag, given]) => [flag, useOf(given)]),
);

const statusField: RequestField = { kind: 'whole', many: true, required: false };

/** A value in the codes of its list, also where a pair gave it in words; one that the list does not know stays. */
export function inCodesOf(list: unknown, name: string, value: unknown, { phrases, host }: Context): unknown {
  const kind = kindOfList.get(list);
  const isStatus = kind !== undefined && name === 'status';
  const use = list === 'orders' ? orderUses.get(name) : isStatus ? statuses('status', kind) : undefined;
  if (use === undefined || typeof value !== 'string') return value;
  const field = (isStatus ? undefined : requestFields(page)[use.field]) ?? statusField;
  if (codesOf(use, field, phrases).length === 0) return value;
  const reading = { name: `--filter ${name}`, phrases, now: host.now() };
  return parseField(inCodes([value], use, field, reading), use, field, reading);
}
