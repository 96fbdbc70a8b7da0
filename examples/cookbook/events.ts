/** Hears of what happens over a line that breaks, and no more once somebody else is there. */
import { draftFor, signedIn } from './desk.ts';

const engineer = await signedIn('engineer');
const draft = await draftFor(engineer);
const orderNews = new Map<string, () => void>();
const raise = async (title: string) => {
  const { id } = await engineer.orders.create({ ...draft, title });
  await new Promise<void>((resolve) => orderNews.set(id, resolve));
  console.log(`heard of ${title}`);
};

let cut: () => void = () => undefined;
const client = await signedIn('dispatcher', {
  async fetch(url, init) {
    if (!String(url).endsWith('/events')) return fetch(url, init);
    const breaking = new AbortController();
    cut = () => breaking.abort();
    return fetch(url, { ...init, signal: AbortSignal.any([init?.signal as AbortSignal, breaking.signal]) });
  },
});
const seen: string[] = [];
const open = new Promise<void>((resolve) => {
  client.events.listen({
    onEvent(event) {
      if (event.kind === 'order') orderNews.get(event.data.id)?.();
    },
    onState(state) {
      seen.push(state);
      if (state === 'open') resolve();
    },
  });
});
await open;
await raise('before the break');
cut();
await raise('after the break');
await client.signOut();
console.log(`it broke: ${seen.includes('waiting')}, and at the end: ${seen.at(-1)}`);
