/** One attachment of an attachment string. */
export interface Attachment {
  /** Id of a file kept by the server; absent for an address elsewhere and for plain text. */
  readonly id?: string | undefined;
  /** Where it can be opened; empty when it is neither an id nor an address: its name is all there is to show. */
  readonly url: string;
  readonly name: string;
}

const filePath = '/api/file/';
const stored = /^\/api\/file\/([\w-]+)(?:\?(.*))?$/;
const bareId = /^[\w-]{1,64}$/;
const webAddress = /^(?:https?:\/\/[^\s]+|\/[^\s/][^\s]*)$/i;
/** An address elsewhere and the name that it does not tell itself: a fragment is the reader's own, and no server sees it. */
const named = /^(https?:.*)#name=([^#]*)$/i;

/** Half a surrogate pair makes encodeURIComponent throw, and the browsers we run in may lack `toWellFormed`. */
function encode(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD')).replaceAll('*', '%2A');
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function read(item: string): Attachment {
  const match = stored.exec(item);
  if (match?.[1]) {
    const [, id, query = ''] = match;
    return { id, url: `${filePath}${id}`, name: decode(/(?:^|&)name=([^&]*)/.exec(query)?.[1] ?? '') || id };
  }
  if (bareId.test(item)) return { id: item, url: `${filePath}${item}`, name: item };
  if (!webAddress.test(item)) return { url: '', name: item };
  const [, url = item, name = ''] = named.exec(item) ?? [];
  const path = url.split(/[?#]/)[0] ?? url;
  return { url, name: decode(name) || decode(path.slice(path.lastIndexOf('/') + 1)) || url };
}

/**
 * Reads an attachment string: items joined by "," or "*", each a file of the server, a bare file id or a web
 * address; anything else, such as a path of an older system, is kept as text. Order is kept, repeats go. Never throws.
 */
export function readAttachments(text: string | null | undefined): Attachment[] {
  const found = new Map<string, Attachment>();
  for (const part of (text ?? '').split(/[,*]/)) {
    const item = part.trim();
    if (item === '') continue;
    const attachment = read(item);
    const key = attachment.url || attachment.name;
    if (!found.has(key)) found.set(key, attachment);
  }
  return [...found.values()];
}

/** What is no file of the server: an address, with its name where that cannot be read from it, or a text. */
function elsewhere(url = '', name = ''): string {
  const plain = (url || name).replaceAll(',', '%2C').replaceAll('*', '%2A');
  const isTold = name === '' || !/^https?:/i.test(plain) || read(plain).name === name;
  return isTold ? plain : `${plain}#name=${encode(name)}`;
}

/** Writes an attachment string, joined by ",": files by id, addresses and texts as they are, with names percent-encoded so that no separator is in them. */
export function writeAttachments(
  attachments: readonly { readonly id?: string | undefined; readonly url?: string; readonly name?: string }[],
): string {
  return attachments
    .map(({ id, url, name }) => {
      if (!id) return elsewhere(url, name);
      return `${filePath}${id}${name ? `?name=${encode(name)}` : ''}`;
    })
    .join(',');
}
