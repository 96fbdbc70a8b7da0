import type { Page } from '@playwright/test';

/** In what way a device keeps nothing; `no bytes` has room for all but photos. */
export type Unfriendly = 'full' | 'refuses' | 'no blobs' | 'no bytes';

/** From the next page on the device refuses to keep things, until `device.friendly` is set there. */
export async function makeUnfriendly(page: Page, how: Unfriendly): Promise<void> {
  await page.addInitScript((manner) => {
    const friendly = () => 'friendly' in window;
    if (manner === 'refuses') {
      IDBFactory.prototype.open = () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      };
      Object.defineProperty(window, 'sessionStorage', {
        get() {
          throw new DOMException('Forbidden', 'SecurityError');
        },
      });
      return;
    }
    const put = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = function (value, ...rest) {
      const holdsBlob = (part: unknown): boolean =>
        part instanceof Blob ||
        (typeof part === 'object' && part !== null && Object.values(part).some(holdsBlob));
      const isBytes = value?.bytes instanceof ArrayBuffer;
      const hasNoRoom = manner === 'full' || (manner === 'no bytes' && isBytes);
      if (hasNoRoom && !friendly()) throw new DOMException('No room.', 'QuotaExceededError');
      if (manner === 'no blobs' && holdsBlob(value)) {
        throw new DOMException('BlobURLs are not yet supported.', 'DataCloneError');
      }
      return put.call(this, value, ...rest);
    };
    if (manner !== 'full') return;
    const setItem = Storage.prototype.setItem;
    Storage.prototype.setItem = function (...args) {
      if (!friendly()) throw new DOMException('No room.', 'QuotaExceededError');
      setItem.apply(this, args);
    };
  }, how);
}
