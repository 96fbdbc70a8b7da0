import { withQuery } from '../../platform/routing.ts';

/** Customers' screens of requirements. */
export const clientRequirementPaths = {
  list: '/clientSide/requireCenter',
  search: '/clientSide/requireCenter/searchList',
  detail: '/clientSide/requireCenter/orderDetail',
  progress: '/clientSide/requireCenter/handleProgress',
  evaluate: '/clientSide/requireCenter/evaluate',
  evaluation: '/clientSide/requireCenter/seeEvaluate',
} as const;

/** Staff screens of requirements. */
export const staffRequirementPaths = {
  list: '/userSide/requireCenter',
  detail: '/userSide/requireCenter/detail',
  records: '/userSide/requireCenter/requirementRecords',
  toOrder: '/userSide/requireCenter/createOrder',
  reporters: '/userSide/requireCenter/createOrder/reporterList',
  reporter: '/userSide/requireCenter/createOrder/addReporter',
} as const;

/** A screen about one requirement. */
export function aboutRequirement(
  path: string,
  id: string,
  more: Readonly<Record<string, string>> = {},
): string {
  return withQuery(path, { id, ...more });
}
