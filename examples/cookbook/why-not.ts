/** Does what is possible with an order, and says of what is not why. */
import { whyNot } from '@svcdesk/core/labels/refusal';
import { draftFor, signedIn } from './desk.ts';

const engineer = await signedIn('engineer');
const draft = await draftFor(engineer);
const { id: orderId } = await engineer.orders.create({ ...draft, title: 'Why not' });

const before = await engineer.orders.detail({ orderId });
console.log(`resolve: ${whyNot(before, 'resolve', 'en')?.text}`);
if (before.can.includes('accept')) await engineer.orders.accept({ orderId, version: before.version });
const after = await engineer.orders.detail({ orderId });
console.log(`accept: ${whyNot(after, 'accept', 'en')?.text}`);
console.log(`hand to a partner: ${whyNot(after, 'entrust', 'en')?.reason ?? 'possible'}`);
