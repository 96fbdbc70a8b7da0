/** Where the bytes of files lie. */
export interface FileStore {
  /** Folder for files that are still arriving, on the same disk as the store. */
  readonly arrivals: string;
}
