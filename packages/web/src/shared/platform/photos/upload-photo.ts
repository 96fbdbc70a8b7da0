import { createCaller, type Transport } from '@svcdesk/core';
import { files } from '@svcdesk/core/contract';
import { baseUrl } from '../api/base-url.ts';
import { session } from '../api/caller.ts';
import { currentLocale } from '../i18n/locale.ts';

/** `fetch` tells nothing about how much of a body has left, so uploads go by XMLHttpRequest. */
function uploadTransport(onProgress: (share: number) => void): Transport {
  return ({ method, url, headers, body, signal }) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open(method, url);
      request.responseType = 'text';
      for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
      request.upload.onprogress = (event) => {
        if (event.lengthComputable) onProgress(event.loaded / event.total);
      };
      request.onload = () =>
        resolve({
          status: request.status,
          header: (name) => request.getResponseHeader(name),
          text: async () => request.responseText,
          blob: async () => new Blob([request.responseText]),
        });
      request.onerror = () => reject(new TypeError('The upload got no reply.'));
      request.onabort = () => reject(new DOMException('The upload was ended.', 'AbortError'));
      signal.addEventListener('abort', () => request.abort(), { once: true });
      request.send(body);
    });
}

/** Sends one file and gives its address. By the key the server knows it again: sent twice it is kept once. */
export async function uploadPhoto(
  file: File,
  key: string,
  token: string | undefined,
  onProgress: (share: number) => void,
): Promise<string> {
  const caller = createCaller({
    baseUrl,
    session,
    locale: currentLocale,
    transport: uploadTransport(onProgress),
    // Tried whatever the device believes; where that is offline a form that waits for it is told at once.
    retries: navigator.onLine ? undefined : 0,
  });
  // Whoever needs it asks again: a form without a network is not held up by attempts of which nobody knows.
  const options = { idempotencyKey: key, token, retries: 0 };
  const kept = await caller.call(files.upload, { file, name: file.name }, options);
  return kept.url;
}
