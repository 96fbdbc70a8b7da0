/**
 * Whether the database of this run speaks for the other one too, for tests whose answer is the same of both: PostgreSQL
 * always does, because it is quicker; the embedded database is asked by a long run.
 */
export const speaksForBoth = process.env.SVCDESK_LONG === '1' || process.env.SVCDESK_TEST_DB === 'postgres';

/**
 * Whether chance is tried at length: by a long run, of PostgreSQL alone. What it finds are faults of rules and requests, which
 * both databases share; the embedded one, which is slower, has as many tries as a usual run.
 */
export const triesAtLength = process.env.SVCDESK_LONG === '1' && process.env.SVCDESK_TEST_DB === 'postgres';
