/**
 * An address of a PostgreSQL as it may be printed: who, where and which database. The rest may hold a password, or say
 * where one is kept.
 */
export function addressWithoutSecrets(address: string): string {
  const { username, host, pathname, searchParams } = new URL(address);
  const who = username === '' ? '' : `${username}@`;
  // A folder of sockets is named behind the question mark.
  const where = host || (searchParams.get('host') ?? '');
  return `postgres://${who}${where}${pathname}`;
}
