/** A thing to choose, in words; what a form keeps of it. */
export interface Found {
  id: string;
  words: string;
  /** Stands small below: where it is, what belongs to it. */
  note?: string;
}
