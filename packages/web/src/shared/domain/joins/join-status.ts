/** States of a request to join (contract, joins). */
export const joinStatus = { waiting: 1, approved: 2, rejected: 3, closed: 4 } as const;
