/**
 * Why no reply came, in the platform's own words: `connect ECONNREFUSED 127.0.0.1:8700`, `getaddrinfo ENOTFOUND desk`.
 * What it throws is often an error around an error; the innermost knows.
 */
export function whyNotReached(thrown: unknown): string | undefined {
  const { message, code, cause } = Object(thrown) as { message?: string; code?: string; cause?: unknown };
  // Of a name with two addresses that both refused, only the code tells.
  return cause ? whyNotReached(cause) : message || code;
}
