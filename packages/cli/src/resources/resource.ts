import type { Caller } from '@svcdesk/core';
import { maxKeywordLength } from '@svcdesk/core/contract/limits';
import { normalizeSearch } from '@svcdesk/core/format';

/** Name of a kind of resource that lines name; how each is found stands in `resources.ts`. */
export type ResourceName =
  | 'asset'
  | 'assetClass'
  | 'catalog'
  | 'device'
  | 'entrust'
  | 'field'
  | 'file'
  | 'group'
  | 'item'
  | 'message'
  | 'order'
  | 'partner'
  | 'person'
  | 'plan'
  | 'pm'
  | 'project'
  | 'reporter'
  | 'requirement'
  | 'review'
  | 'session'
  | 'site'
  | 'skill'
  | 'stage'
  | 'template'
  | 'type'
  | 'webhook';

/** Something that a name may stand for. */
export interface Candidate {
  readonly id: string;
  /** What people choose it by. */
  readonly label: string;
  /** What may be typed for it, whatever its case. */
  readonly names: readonly string[];
  /** Whether there are others below it, of which one is to be chosen. */
  readonly isBranch?: boolean;
}

/** Whom one asks, and as whom. */
export interface LookupClient {
  readonly caller: Caller;
  /** Id of the account. */
  me(): Promise<string>;
  isClient(): Promise<boolean>;
}

/** What looking something up may need. */
export interface LookupContext {
  readonly connection: LookupClient;
  /** What is known of the request by now: catalogues and reporters are those of its site. */
  readonly request: Readonly<Record<string, unknown>>;
}

/** What stands in labels between a record and where it belongs. */
export const middleDot = ' · ';

/** The keyword to ask the server for, of a typed name or whole label: it searches for each word separately. */
export function keywordOf(words: string): string | undefined {
  return words.replaceAll(middleDot, ' ').slice(0, maxKeywordLength).trim() || undefined;
}

/** Those of whom some name or the label holds what was typed. */
export function holding(words: string, candidates: readonly Candidate[]): Candidate[] {
  const sought = normalizeSearch(words);
  return candidates.filter(({ names, label }) =>
    [...names, label].some((name) => normalizeSearch(name).includes(sought)),
  );
}

/** Finds what such words may stand for; all there is, or the first of it, where there are none. */
export type Search = (words: string, lookup: LookupContext) => Promise<readonly Candidate[]>;

/** A kind of resource that lines name. */
export interface Resource {
  /** Placeholder in help. */
  readonly placeholder: string;
  /** How names are looked up, loaded when one is; a record without it is named by its id only. */
  search?(): Promise<Search>;
  /** Whether it is named by a number, which no blank stands in. */
  readonly isNumbered?: true;
}
