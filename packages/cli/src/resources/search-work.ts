import { isSvcdeskError } from '@svcdesk/core';
import * as orders from '@svcdesk/core/contract/orders';
import { findOne } from '@svcdesk/core/contract/projects';
import * as requirements from '@svcdesk/core/contract/requirements';
import { normalizeOrderNo } from '@svcdesk/core/format';
import { type Candidate, keywordOf, type LookupContext, type Search } from './resource.ts';

/** Candidates shown where nothing was named, or only a part of a number. */
const enough = 20;

/** Kinds that are found under a number, by the command that handles them. */
const kinds = {
  order: ['operations', 'monitoring', 'se'],
  project: ['project'],
  pm: ['pm'],
  device: ['device'],
  entrust: ['entrusted'],
} as const;

/** What choosing an order needs of it. */
interface Numbered {
  readonly id: string;
  readonly orderNo: string;
  readonly title: string;
}

function candidate({ id, orderNo, title }: Numbered): Candidate {
  return { id, label: `${orderNo} ${title}`, names: [orderNo] };
}

/** Orders by number: staff find one of any kind at once, clients among those of their sites. */
export const searchOrders: Search = async (words, lookup) => {
  if (!(await lookup.connection.isClient())) return byNumber('order', words, lookup);
  const { list } = await lookup.connection.caller.call(orders.cellPage, {
    keyword: keywordOf(normalizeOrderNo(words)),
    size: enough,
  });
  return list.map(candidate);
};

/** Project orders by number. */
export const searchProjects: Search = (words, lookup) => byNumber('project', words, lookup);

/** Preventive-maintenance orders by number. */
export const searchPm: Search = (words, lookup) => byNumber('pm', words, lookup);

/** Device orders by number. */
export const searchDevices: Search = (words, lookup) => byNumber('device', words, lookup);

/** Entrusted orders by number. */
export const searchEntrusted: Search = (words, lookup) => byNumber('entrust', words, lookup);

/** Requirements by number. */
export const searchRequirements: Search = async (words, { connection }) => {
  const { list } = await connection.caller.call(requirements.list, {
    keyword: keywordOf(normalizeOrderNo(words)),
    size: enough,
  });
  return list.map(({ id, requirementNo, title }) => candidate({ id, orderNo: requirementNo, title }));
};

async function byNumber(
  kind: keyof typeof kinds,
  words: string,
  { connection }: LookupContext,
): Promise<Candidate[]> {
  const wanted: readonly string[] = kinds[kind];
  try {
    const { order } = await connection.caller.call(orders.findAny, {
      orderNo: normalizeOrderNo(words).toUpperCase(),
    });
    if (wanted.includes(order.kind)) return [candidate(order)];
  } catch (error) {
    if (!isSvcdeskError(error, 'notFound') && !isSvcdeskError(error, 'badRequest')) throw error;
  }
  return [];
}

/** Stages of the request's project order, by name. */
export const searchStages: Search = async (_words, { request, connection }) => {
  if (typeof request.orderId !== 'string') return [];
  const { stages } = await connection.caller.call(findOne, { orderId: request.orderId });
  return stages.map(({ id, name }) => ({ id, label: name, names: [name] }));
};
