import { endingsOf, typeOfEnding } from './media-type.ts';

/** What a desktop runs, or opens as a page, when it is clicked: no part of a report, whatever is in it. */
const refusedEndings = new Set(
  (
    'app appref-ms bat cmd com command cpl desktop dll exe hta htm html inf jar js jse lnk mht mhtml mjs msc msi msp ' +
    'pif ps1 psd1 psm1 reg scf scr settingcontent-ms sh shtml svg svgz url vb vbe vbs website ws wsc wsf wsh xht xhtml xll'
  ).split(' '),
);

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
 * other program opens it than one for that.
 */
export function storedName(name: string, mediaType: string): string {
  const endings = endingsOf(mediaType);
  const [usual] = endings;
  const ending = endingOf(name);
  if (usual === undefined || endings.includes(ending)) return name;
  const bare = name.replace(/[. ]+$/, '');
  // The ending of another type is wrong; anything else behind a point may be part of the name.
  const kept = typeOfEnding(ending) ? bare.slice(0, -ending.length - 1) : bare;
  return `${kept}.${usual}`;
}
