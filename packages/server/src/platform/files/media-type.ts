import { openAsBlob } from 'node:fs';
import { type Judged, judgeText } from './plain-text.ts';

interface TakenType {
  /** Whether a browser may show it in place. */
  readonly show?: true;
  readonly picture?: true;
  /** What a picture becomes that few programs show. */
  readonly drawnAs?: string;
  /** What the names of such files end with, the usual one first. */
  readonly endings: readonly string[];
}

const office = 'application/vnd.openxmlformats-officedocument';

const heif = { picture: true, drawnAs: 'image/jpeg' } as const;

/** Content that nothing is known of, such as the saved settings of a device, or a log with what is no text in it. */
const unknownContent = 'application/octet-stream';

const xml = 'application/xml';
const plainText = 'text/plain';
const pdf = 'application/pdf';

/** Types that are taken. */
const known: Readonly<Record<string, TakenType>> = {
  'image/jpeg': { show: true, picture: true, endings: ['jpg', 'jpeg', 'jfif'] },
  'image/png': { show: true, picture: true, endings: ['png'] },
  'image/webp': { show: true, picture: true, endings: ['webp'] },
  'image/gif': { show: true, picture: true, endings: ['gif'] },
  'image/heic': { ...heif, endings: ['heic'] },
  'image/heif': { ...heif, endings: ['heif', 'hif'] },
  [pdf]: { show: true, endings: ['pdf'] },
  [plainText]: {
    show: true,
    endings: ['txt', 'cfg', 'conf', 'csv', 'ini', 'json', 'log', 'md', 'tsv', 'yaml', 'yml'],
  },
  'application/msword': { endings: ['doc'] },
  'application/vnd.ms-excel': { endings: ['xls'] },
  'application/vnd.ms-powerpoint': { endings: ['ppt'] },
  [`${office}.wordprocessingml.document`]: { endings: ['docx'] },
  [`${office}.spreadsheetml.sheet`]: { endings: ['xlsx'] },
  [`${office}.presentationml.presentation`]: { endings: ['pptx'] },
  'application/vnd.oasis.opendocument.text': { endings: ['odt'] },
  'application/vnd.oasis.opendocument.spreadsheet': { endings: ['ods'] },
  [xml]: { endings: ['xml'] },
  'application/zip': { endings: ['zip'] },
  'application/gzip': { endings: ['gz', 'tgz'] },
  'application/x-tar': { endings: ['tar'] },
  'application/x-7z-compressed': { endings: ['7z'] },
  'application/x-rar-compressed': { endings: ['rar'] },
  'application/vnd.tcpdump.pcap': { endings: ['pcap', 'cap'] },
  'image/bmp': { endings: ['bmp'] },
  'image/tiff': { endings: ['tif', 'tiff'] },
  'video/mp4': { endings: ['mp4', 'm4v'] },
  'video/x-m4v': { endings: ['m4v'] },
  'video/quicktime': { endings: ['mov'] },
  'video/webm': { endings: ['webm'] },
  'video/3gpp': { endings: ['3gp'] },
  'audio/mpeg': { endings: ['mp3'] },
  'audio/x-m4a': { endings: ['m4a'] },
  'audio/wav': { endings: ['wav'] },
  'audio/amr': { endings: ['amr'] },
  [unknownContent]: { endings: ['bin'] },
};

const typeByEnding: ReadonlyMap<string, string> = new Map(
  Object.entries(known)
    .reverse()
    .flatMap(([mediaType, { endings }]) => endings.map((ending) => [ending, mediaType])),
);

/** What the old office formats are in, and much else. */
const oldOffice = 'application/x-cfb';
const oldOfficeEndings = ['doc', 'xls', 'ppt'];

/** What many formats are kept in that have endings of their own. */
const containers: ReadonlySet<string> = new Set([
  'application/zip',
  'application/gzip',
  'application/x-tar',
  oldOffice,
]);

/** What a system runs, installs or follows, and what runs in a page: no part of a report, whatever it is called. */
const refusedTypes: ReadonlySet<string> = new Set([
  'application/eps',
  'application/java-archive',
  'application/java-vm',
  'application/postscript',
  'application/vnd.android.package-archive',
  'application/vnd.ms-htmlhelp',
  'application/wasm',
  'application/x-deb',
  'application/x-elf',
  'application/x-ft-apple.alias',
  'application/x-google-chrome-extension',
  'application/x-mach-binary',
  'application/x-ms-regedit',
  'application/x-ms-shortcut',
  'application/x-msdownload',
  'application/x-rpm',
  'application/x-shockwave-flash',
  'application/x-xpinstall',
]);

export function isPicture(mediaType: string): boolean {
  return known[mediaType]?.picture === true;
}

/** Whether a browser may show it in place; everything else is only saved. */
export function mayShow(mediaType: string): boolean {
  return known[mediaType]?.show === true;
}

/** The type that a picture is drawn anew as. */
export const drawnAs = (mediaType: string): string => known[mediaType]?.drawnAs ?? mediaType;

/**
 * The type that a file's content shows; undefined for what is not taken, whatever its name says. What is neither known
 * nor refused is content that is only saved.
 */
export async function mediaTypeOf(path: string, name: string): Promise<string | undefined> {
  const { fileTypeFromBlob } = await import('file-type');
  // As a blob: for a path it loads a package while it runs, which a bundled server does not have.
  const found = (await fileTypeFromBlob(await openAsBlob(path)))?.mime;
  const ending = endingOf(name);
  if (found === undefined || found === xml) return typeOfText(await judgeText(path), ending, found);
  // Letters that a format begins with begin a text as well: MZ of programs, a log of the machine MZ-3. Of them PDF alone may
  // have nothing but letters.
  const promisesText = typeByEnding.get(ending) === plainText;
  if (promisesText && found !== pdf && (await judgeText(path)) === 'text') return plainText;
  if (refusedTypes.has(found)) return undefined;
  if (containers.has(found)) return typeOfContainer(found, ending);
  return Object.hasOwn(known, found) ? found : unknownContent;
}

/** What is in a container under another ending than its own, the name alone tells. */
function typeOfContainer(found: string, ending: string): string | undefined {
  if (found === oldOffice)
    return oldOfficeEndings.includes(ending) ? typeByEnding.get(ending) : unknownContent;
  const isItself = ending === '' || known[found]?.endings.includes(ending);
  return isItself ? found : unknownContent;
}

/**
 * The type of what has no mark of its kind: text as it reads, and anything else unless its name promises a kind that it is not. Text that
 * only begins like a page or a script, such as notes with a remark on top or the output of a command, is saved by the name of a text.
 */
function typeOfText(judged: Judged, ending: string, found: string | undefined): string | undefined {
  const promised = typeByEnding.get(ending);
  const promisesText = promised === undefined || promised === plainText;
  const promisesData = promisesText || promised === unknownContent;
  switch (judged) {
    case 'text':
      return promised === xml ? xml : plainText;
    case 'markup':
      if (promised === xml || (found === xml && promised !== plainText)) return xml;
      return promisesText ? unknownContent : undefined;
    case 'active':
      return promisesText ? unknownContent : undefined;
    case 'bytes':
      return promisesData ? unknownContent : undefined;
    case 'activeBytes':
      return undefined;
  }
}

/** What a desktop runs, or opens as a page, when it is clicked: no part of a report, whatever is in it. */
const refusedEndings = new Set(
  (
    'apk app appimage application appref-ms appx bat chm class cmd com command cpl crx deb desktop dll exe hta htm html ' +
    'inf jar js jse lnk mht mhtml mjs msc msi msix msp pif ps1 psd1 psm1 reg rpm scf scr settingcontent-ms sh shtml ' +
    'svg svgz swf url vb vbe vbs wasm website ws wsc wsf wsh xht xhtml xll xpi'
  ).split(' '),
);

/** What a desktop may run where a program for it was installed: kept, but never under this ending. */
const scriptEndings = new Set('bash lua php pl py pyc pyw pyz pyzw rb tcl zsh'.split(' '));

/** The last ending of a name in lower case; Windows does not see points and blanks at the end. */
function endingOf(name: string): string {
  return (
    /\.([^.]+)$/
      .exec(name.replace(/[. ]+$/, ''))?.[1]
      ?.trim()
      .toLowerCase() ?? ''
  );
}

/** Whether a name says of itself that it is to be run. */
export function isRefusedName(name: string): boolean {
  return refusedEndings.has(endingOf(name));
}

/**
 * The name that a file is stored and given back by: its ending is one of what the content was found to be, so that no
 * other program opens it than one for that. Of content that nothing is known of, the ending says most.
 */
export function storedName(name: string, mediaType: string): string {
  const endings = known[mediaType]?.endings ?? [];
  const [usual] = endings;
  const ending = endingOf(name);
  if (usual === undefined || endings.includes(ending)) return name;
  const mayRun = refusedEndings.has(ending) || scriptEndings.has(ending);
  if (mediaType === unknownContent && ending !== '' && !mayRun) return name;
  const bare = name.replace(/[. ]+$/, '');
  // The ending of another type is wrong; anything else behind a point may be part of the name.
  const kept = typeByEnding.has(ending) ? bare.slice(0, -ending.length - 1) : bare;
  return `${kept}.${usual}`;
}
