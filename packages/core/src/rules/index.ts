/**
 * Door "@svcdesk/core/rules": what may be done with an order and every other kind of work, and what comes of it.
 * Lifecycles, actions, conditions and their codes.
 */
export * from '../dictionary/index.ts';
export * from '../kinds/index.ts';
export * from '../lifecycle/index.ts';
export * from '../order/index.ts';
export { builtInDictionary, type NamedItem } from '../phrases/dictionary-tree.ts';
