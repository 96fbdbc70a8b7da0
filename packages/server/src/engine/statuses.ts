import { openStatuses, orderStatus, reviewStatus } from '@svcdesk/core/rules';

/** The alias of the table whose status is meant; empty where there is but one table. */
type Alias = string;

/**
 * A condition in SQL that makes core's names numbers: `orderIs('o', 'pending', 'assigned')` is `o.status IN (1, 2)`.
 * They are part of the text, so that partial indices can answer.
 */
export const statusIs =
  <Name extends string>(numbers: Readonly<Record<Name, number>>) =>
  (of: Alias, ...names: readonly [Name, ...Name[]]): string => {
    const among = names.map((name) => numbers[name]);
    return `${statusOf(of)} ${among.length === 1 ? `= ${among[0]}` : `IN (${among.join(', ')})`}`;
  };

/** The status of a table by its alias. */
export const statusOf = (of: Alias) => (of === '' ? 'status' : `${of}.status`);

/** Of orders, and of project orders, whose statuses are the same. */
export const orderIs = statusIs(orderStatus);
export const reviewIs = statusIs(reviewStatus);

/** Still to be worked on. Written as the partial indices are, which PostgreSQL compares with it. */
export const orderOpen = (of: Alias): string => `${statusOf(of)} <= ${Math.max(...openStatuses)}`;
