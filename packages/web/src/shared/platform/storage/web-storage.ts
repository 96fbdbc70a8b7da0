/** Every key this app keeps in local or session storage. The page's first script reads the first three. */
export const storageKeys = {
  session: 'svcdesk.session',
  locale: 'svcdesk.locale',
  theme: 'svcdesk.theme',
  /** Shells look for it by this name. */
  authBtns: 'authBtns',
  zone: 'svcdesk.zone',
  codeSentAt: 'svcdesk.codeSentAt',
  scroll: 'svcdesk.scroll',
  /** Followed by the account's id and what is searched. */
  searches: 'svcdesk.searches',
  /** Followed by the account's id and what is chosen. */
  choices: 'svcdesk.choices',
  /** Followed by the account's id. */
  lastReport: 'svcdesk.lastReport',
  /** Followed by the account's id: which group's queue is shown, and how it is sorted. */
  queue: 'svcdesk.queue',
  /** Followed by the account's id. */
  site: 'svcdesk.site',
  /** Of this tab, before anybody signed in. */
  visit: 'svcdesk.visit',
  /** Followed by the form: what of it is no secret, of this tab. */
  typed: 'svcdesk.typed',
  /** Version of the agreement that a person on this device agreed to. */
  consent: 'svcdesk.consent',
  /** Followed by the account's id: how this browser is notified by push. */
  push: 'svcdesk.push',
  /** Followed by the account's id: the address of this device, for usage tracking. */
  publicIp: 'svcdesk.publicIp',
  /** By how much the server's clock is ahead of the device's. */
  clock: 'svcdesk.clock',
  /** Followed by the account's id: until when the session lasts, and when it was touched last, where its tenant ends sessions that idle. */
  touched: 'svcdesk.touched',
  chunkReload: 'svcdesk.chunkReload',
  /** Nothing of a person is left on this device. */
  clean: 'svcdesk.clean',
  /** Which tab this is, for its drafts. */
  tab: 'svcdesk.tab',
  /** Followed by the account's id: what was done last and can be undone, of this tab. */
  undo: 'svcdesk.undo',
  /** Followed by the account's id: the words to customers that were not sent yet, of this tab. */
  telling: 'svcdesk.telling',
  /** Followed by the draft's key: what was typed as the page went, until it is in the drafts. */
  unsaved: 'svcdesk.unsaved',
} as const;

/** Storage that may be refused (private windows, full disk): reading then gives null and writing gives false. */
export function readStored(key: string, area: () => Storage = () => localStorage): string | null {
  try {
    return area().getItem(key);
  } catch {
    return null;
  }
}

export function writeStored(
  key: string,
  value: string | null,
  area: () => Storage = () => localStorage,
): boolean {
  try {
    if (value === null) area().removeItem(key);
    else area().setItem(key, value);
    return true;
  } catch {
    // The choice then lasts only as long as the page, which is all that can be done.
    return false;
  }
}

/** The same three methods over an area that may not exist at all; what is written is then kept by the page only. */
export function memoryIfRefused(area: () => Storage): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  try {
    return area();
  } catch {
    const values = new Map<string, string>();
    return {
      getItem: (key) => values.get(key) ?? null,
      setItem: (key, value) => void values.set(key, value),
      removeItem: (key) => void values.delete(key),
    };
  }
}
