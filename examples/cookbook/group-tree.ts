/** The organisation as a tree of choices, with the people of each group and without. */
import { accountTree, type ChoiceNode, groupTree } from '@svcdesk/core/format';
import { signedIn } from './desk.ts';

const dispatcher = await signedIn('dispatcher');
const count = (tree: readonly ChoiceNode[], is: (node: ChoiceNode) => boolean): number =>
  tree.reduce((sum, node) => sum + (is(node) ? 1 : 0) + count(node.children ?? [], is), 0);

const groups = groupTree(await dispatcher.groups.tree({}));
const people = accountTree(await dispatcher.groups.accountTree({}));
console.log(
  `groups: ${count(groups, () => true) > 3}, people in them: ${count(groups, ({ account }) => account === true)}`,
);
console.log(`people: ${count(people, ({ account }) => account === true) > 3}`);
