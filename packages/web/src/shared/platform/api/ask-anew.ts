import type { Query, QueryClient } from '@tanstack/react-query';

/**
 * Asks anew for what something elsewhere made old. What is on its way for the first time may have been read before that
 * happened: it shows when it arrives, and is asked for once more.
 */
export function askAnew(client: QueryClient, isOld: (query: Query) => boolean): void {
  const isFirst = ({ state }: Query) => state.data === undefined && state.fetchStatus === 'fetching';
  void client.invalidateQueries({ predicate: (query) => isOld(query) && !isFirst(query) });
  for (const query of client.getQueryCache().findAll({ predicate: (each) => isOld(each) && isFirst(each) })) {
    const again = () => client.invalidateQueries({ queryKey: query.queryKey, exact: true });
    void query.promise?.then(again, () => undefined);
  }
}
