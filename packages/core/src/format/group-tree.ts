/** An account in a node of the organisation's tree. */
export interface GroupAccount {
  readonly id: string;
  readonly name: string;
}

/** A node of the organisation's tree as it is sent. */
export interface GroupTreeNode {
  readonly data: {
    readonly id: string;
    readonly groupName?: string | undefined;
    readonly name?: string | undefined;
    readonly tenantAccountInfoVos?: readonly GroupAccount[] | null | undefined;
  };
  readonly snodes?: readonly GroupTreeNode[] | null | undefined;
}

/** A node of a tree of choices; `account` marks a leaf that is a person. */
export interface ChoiceNode {
  readonly value: string;
  readonly label: string;
  readonly account?: true;
  readonly children?: readonly ChoiceNode[];
}

function convert(node: GroupTreeNode, withAccounts: boolean): ChoiceNode {
  const { id, groupName, name, tenantAccountInfoVos } = node.data;
  const accounts = withAccounts ? (tenantAccountInfoVos ?? []) : [];
  const children: ChoiceNode[] = [
    ...accounts.map((each) => ({ value: each.id, label: each.name, account: true as const })),
    ...(node.snodes ?? []).map((each) => convert(each, withAccounts)),
  ];
  const choice = { value: id, label: groupName || name || id };
  return children.length > 0 ? { ...choice, children } : choice;
}

/** The organisation's tree as value, label and children, groups only. */
export function groupTree(nodes: readonly GroupTreeNode[] | null | undefined): ChoiceNode[] {
  return (nodes ?? []).map((node) => convert(node, false));
}

/** The organisation's tree with the accounts of each group as leaves before its subgroups. */
export function accountTree(nodes: readonly GroupTreeNode[] | null | undefined): ChoiceNode[] {
  return (nodes ?? []).map((node) => convert(node, true));
}
