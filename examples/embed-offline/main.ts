/**
 * Notes on orders that are written without a network and arrive later, by whichever run finds one.
 *
 *   SVCDESK_SERVER=http://127.0.0.1:8700 SVCDESK_ACCOUNT=engineer SVCDESK_PASSWORD=… pnpm start sign-in
 *   pnpm start note 0193e4a0-0000-7000-8000-000000000001 "The valve drips" leak.jpg
 *   pnpm start                   sends what waits, and says what still does
 */
import { createClient } from '@svcdesk/core';
import { progress } from '@svcdesk/core/contract/orders';
import { fileAt, fileStorage } from '@svcdesk/core/node';
import { createOutbox, sendingBy } from '@svcdesk/core/outbox';
import { folderStorage } from './folder-storage.ts';

const {
  SVCDESK_SERVER: baseUrl = 'http://127.0.0.1:8700',
  SVCDESK_ACCOUNT: account = '',
  SVCDESK_PASSWORD: password = '',
  OUTBOX_FOLDER: folder = '.outbox',
} = process.env;
const [verb, orderId = '', content = '', path] = process.argv.slice(2);

const client = createClient({ baseUrl, storage: fileStorage(`${folder}/session.json`), locale: 'en' });
const storage = folderStorage(folder);
const sending = sendingBy(client, { storage });
const outbox = createOutbox({ storage, sending });

outbox.onOutcome(({ request }, { state }) => console.log(`${request.content}: ${state}`));
await outbox.refresh();

if (verb === 'sign-in') await client.signIn({ account, password, rememberDays: 30 });
if (verb === 'note') {
  const files = await sending.keepFiles(progress, { attachments: path ? [await fileAt(path)] : [] });
  const about = { kind: 'order', id: orderId, action: 'progress' };
  const { state } = await outbox.submit(progress, { orderId, content }, { about, files });
  console.log(`${content}: ${state}`);
}

// A program that goes on calls `start`, and tries by itself; this one tries once.
await outbox.wake();
outbox.rest();
for (const { request, state, refusal } of outbox.mine())
  console.log(`${request.content}: ${state} ${refusal?.words ?? ''}`.trim());
