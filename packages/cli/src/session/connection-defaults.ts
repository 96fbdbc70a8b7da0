/** Longest wait for a reply in seconds, unless `--timeout` says otherwise. */
export const defaultTimeoutSeconds = 30;
