/**
 * Whether a reader has what is tagged so, by its If-None-Match (RFC 9110, section 13.1.2): it names several or any by `*`, and a weak
 * tag is as good as a strong one. Tags of this server hold no commas.
 */
export function hasAlready(ifNoneMatch: string | undefined, etag: string): boolean {
  const bare = (tag: string) => tag.trim().replace(/^W\//, '');
  return (ifNoneMatch ?? '').split(',').some((tag) => tag.trim() === '*' || bare(tag) === bare(etag));
}
