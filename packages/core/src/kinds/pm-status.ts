/** Statuses of preventive-maintenance orders. Overdue is no status: it is open with its due day past. */
export const pmStatus = { pending: 1, scheduled: 2, inProgress: 3, finished: 4, skipped: 5 } as const;

/** Name of a preventive-maintenance order's status. */
export type PmStatusName = keyof typeof pmStatus;

/** Number by which a reply says it. */
export type PmStatus = (typeof pmStatus)[PmStatusName];
