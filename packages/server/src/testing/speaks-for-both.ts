/**
 * Whether the database of this run speaks for the other one too, for tests whose answer is the same of both: PostgreSQL
 * always does, because it is quicker; the embedded database is asked by a long run.
 */
export const speaksForBoth = process.env.SVCDESK_LONG === '1' || process.env.SVCDESK_TEST_DB === 'postgres';
