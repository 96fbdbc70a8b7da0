import { type ChainKey, type ChainKeys, keyIdOf } from '../chain-key.ts';

/** Which rows are chained: orders' records by order, other events by account. */
export type ChainKind = 'records' | 'events';

/** The first thing found wrong. */
export interface Break {
  readonly in: ChainKind | 'seals' | 'queue' | 'switch' | 'ends';
  /** Of the row; of a seal its number; of an end its tenant, or `all`. */
  readonly id: string;
  readonly why:
    | 'gap'
    | 'linkBroken'
    | 'contentChanged'
    | 'hashWrong'
    /** Marked as erased, but not by this release of the service, or changed since. */
    | 'erasureNotSigned'
    | 'tailMissing'
    | 'notQueued'
    | 'rowMissing'
    | 'sealWrong'
    /** The chain does not hold the seal that it ended with. */
    | 'sealsMissing'
    /** Where the chain of a tenant ends was changed. */
    | 'endWrong'
    /** Where the chain of some tenant ends was taken out. */
    | 'endMissing'
    /** A tenant that was sealed is not there. */
    | 'tenantMissing'
    /** Where the history began to be signed was changed. */
    | 'switchWrong'
    /** Not signed, though nothing before it was written without a key any more. */
    | 'notSigned'
    /** Signed with a key that is none of this server's. */
    | 'keyUnknown';
  /** The id of the key that is not known. */
  readonly keyId?: string;
}

/** What was found sound of a part, up to where it is broken. */
export interface Checked {
  readonly count: number;
  readonly broken?: Break | undefined;
  /** The first that is marked as erased without a signature: named when nothing else is broken. */
  readonly erasure?: Break | undefined;
}

/** The key that something was signed with: none if it was made before there was one; or the id of one that is not known. */
export function signerOf(
  signed: string,
  keys: ChainKeys,
): { key: ChainKey | undefined } | { unknown: string } {
  const id = keyIdOf(signed);
  if (id === undefined) return { key: undefined };
  const key = keys.known.get(id);
  return key ? { key } : { unknown: id };
}
