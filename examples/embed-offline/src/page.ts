/** The same in a page: what is written in any of its tabs waits in the browser's database, and one tab sends it. */
import { createClient, followOtherTabs, webStorage } from '@svcdesk/core';
import { progress } from '@svcdesk/core/contract/orders';
import { createOutbox, indexedDbOutboxStorage, sendingBy, webLock } from '@svcdesk/core/outbox';

const client = createClient({ baseUrl: location.origin, storage: webStorage(localStorage), locale: 'en' });
followOtherTabs(client.session, window);
const storage = indexedDbOutboxStorage(indexedDB);
const sending = sendingBy(client, { storage });
const channel = new BroadcastChannel('outbox');
const outbox = createOutbox({ storage, sending, channel, lock: webLock(navigator.locks) });

const say = (words: string) => document.getElementById('notice')?.replaceChildren(words);

outbox.subscribe(() => {
  const entries = outbox.mine().map(({ request, state, refusal }) => {
    const entry = document.createElement('li');
    entry.textContent = `${request.content}: ${state} ${refusal?.words ?? ''}`.trim();
    return entry;
  });
  document.getElementById('waiting')?.replaceChildren(...entries);
});
outbox.onOutcome(({ request }, { state }) => say(`${request.content}: ${state}`));
outbox.start();
addEventListener('online', outbox.wake);

/** Takes what is sent by a form of this page. */
function onSubmit(id: string, take: (fields: FormData) => Promise<string>): void {
  document.getElementById(id)?.addEventListener('submit', (event) => {
    event.preventDefault();
    take(new FormData(event.target as HTMLFormElement)).then(say, (error) => say(String(error)));
  });
}

onSubmit('sign-in', async (fields) => {
  const { account, password } = Object.fromEntries(fields) as Record<string, string>;
  await client.signIn({ account: String(account), password: String(password) });
  return 'Signed in.';
});

onSubmit('note', async (fields) => {
  const [orderId, content, photo] = [
    String(fields.get('order')),
    String(fields.get('words')),
    fields.get('photo'),
  ];
  const attachments = photo instanceof File && photo.size > 0 ? [photo] : [];
  const files = await sending.keepFiles(progress, { attachments });
  const about = { kind: 'order', id: orderId, action: 'progress' };
  const { state } = await outbox.submit(progress, { orderId, content }, { about, files });
  return `${content}: ${state}`;
});
