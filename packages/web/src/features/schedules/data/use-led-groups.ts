import type { Option } from '../../../shared/components/option.ts';
import { groupOptions, type Organisation } from '../../../shared/domain/organisation/organisation.ts';
import { useOrganisation } from '../../../shared/domain/organisation/use-organisation.ts';
import { useAccount } from '../../../shared/platform/api/account.ts';

/** The groups that I lead with all below them; every group for who leads none and may look all the same. */
export function useLedGroups(): Option[] {
  const led = (useAccount().data?.groups ?? []).filter(({ lead }) => lead).map(({ id }) => id);
  const nodes = useOrganisation().data ?? [];
  return groupOptions(led.length === 0 ? nodes : nodesOf(nodes, led));
}

/** The topmost of the groups named. */
function nodesOf(nodes: Organisation, ids: readonly string[]): Organisation {
  return nodes.flatMap((node) => (ids.includes(node.data.id) ? [node] : nodesOf(node.snodes, ids)));
}
