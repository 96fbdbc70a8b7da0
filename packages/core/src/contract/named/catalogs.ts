// Written by `pnpm gen` from the contract and its docs.
import type * as catalogs from '../catalogs.ts';
import type { InferredDataOf, InferredRequestOf } from '../define.ts';
import type { TreeNode } from './shapes.ts';

type CatalogCascaderQueryInferred = InferredRequestOf<typeof catalogs.cascader>;

/** What `catalogs.cascader` takes. Service catalogues that a site may order from. */
export type CatalogCascaderQuery = {
  /** Which site of a customer it is about. */
  cellId: CatalogCascaderQueryInferred['cellId'];
};

type CatalogSuggestQueryInferred = InferredRequestOf<typeof catalogs.suggest>;

/** What `catalogs.suggest` takes. Service catalogues that a text is likely about. */
export type CatalogSuggestQuery = {
  /** Which site of a customer it is about. */
  cellId: CatalogSuggestQueryInferred['cellId'];
  /** The description of the fault, as it was typed. */
  text: CatalogSuggestQueryInferred['text'];
};

type CatalogSuggestAnswerInferred = InferredDataOf<typeof catalogs.suggest>;

/** What `catalogs.suggest` answers. Service catalogues that a text is likely about. */
export type CatalogSuggestAnswer = ({
  /** Which entry of the service catalogue it belongs to; the last of a branch. */
  serverCatalogId: CatalogSuggestAnswerInferred[number]['serverCatalogId'];
  /** The entry of the service catalogue, with those above it. */
  serverCatalogName: CatalogSuggestAnswerInferred[number]['serverCatalogName'];
  /** Which type of order it is; the last of a branch of orderTypes.tree. */
  typeId?: CatalogSuggestAnswerInferred[number]['typeId'];
  /** The type of the order as people read it. */
  typeName?: CatalogSuggestAnswerInferred[number]['typeName'];
  /** How much of the text speaks for it, from 0 to 1. */
  score: CatalogSuggestAnswerInferred[number]['score'];
})[];

/** What the calls of `catalogs` take and answer. */
export interface CatalogsCalls {
  'catalogs.cascader': { request: CatalogCascaderQuery; data: TreeNode[] };
  'catalogs.suggest': { request: CatalogSuggestQuery; data: CatalogSuggestAnswer };
}
