/** A thing to choose, in words. */
export interface Found {
  id: string;
  words: string;
  /** Stands small above or beside. */
  note: string;
}
