import { findOne } from '@svcdesk/core/contract/projects';
import type { Search } from '../resources/resource.ts';

/** Stages of the request's project order, by name. */
export const searchStages: Search = async (_words, { request, connection }) => {
  if (typeof request.orderId !== 'string') return [];
  const { stages } = await connection.caller.call(findOne, { orderId: request.orderId });
  return stages.map(({ id, name }) => ({ id, label: name, names: [name] }));
};
