/**
 * An account that can sign in: neither disabled nor deleted, nor of administering staff, who cannot. As a
 * condition in SQL on the table of that alias, or without one where it is the only table.
 */
export const accountActive = (of = ''): string =>
  `${notDisabled(of)} AND ${notDeleted(of)} AND NOT (${column(of, 'type')} = 1 AND ${column(of, 'admin')} = 1)`;

/** Staff who can work: no client is ever given work or told of other customers' orders, wherever a list puts them. */
export const staffActive = (of = ''): string => `${column(of, 'type')} = 1 AND ${accountActive(of)}`;

/** An account that was disabled or deleted. */
export const accountGone = (of = ''): string =>
  `(${column(of, 'disabled_at')} IS NOT NULL OR ${column(of, 'deleted_at')} IS NOT NULL)`;

/** Not disabled; a tenant cannot be deleted. */
export const notDisabled = (of = ''): string => `${column(of, 'disabled_at')} IS NULL`;

/** An account or a reporter that was not deleted: one that was stays for the history. */
export const notDeleted = (of = ''): string => `${column(of, 'deleted_at')} IS NULL`;

/** A site or a customer that is still served: one that was retired stays for the history. */
export const notRetired = (of = ''): string => `${column(of, 'retired_at')} IS NULL`;

/** A group that was not removed: one that was stays for the history. */
export const groupLive = (of = ''): string => `${column(of, 'removed_at')} IS NULL`;

const column = (of: string, name: string) => (of === '' ? name : `${of}.${name}`);
