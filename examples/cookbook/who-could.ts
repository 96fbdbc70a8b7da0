/** Asks the rules themselves what could be done with an order: by somebody else, or later, without asking the server. */
import { actionsFor, actorOf } from '@svcdesk/core/rules';
import { draftFor, signedIn } from './desk.ts';

const [engineer, dispatcher] = await Promise.all([signedIn('engineer'), signedIn('dispatcher')]);
const draft = await draftFor(engineer);
const { id: orderId } = await engineer.orders.create({ ...draft, title: 'Who could' });

// Who somebody is to the rules, their own session tells.
const them = actorOf(await engineer.account.personal({}));
const order = await dispatcher.orders.detail({ orderId });
const { can, refused } = actionsFor(order, them, dispatcher.now());
console.log(`the engineer could accept it: ${can.includes('accept')}`);
console.log(`and not resolve it: ${refused.find(({ action }) => action === 'resolve')?.reason}`);

const own = await engineer.orders.detail({ orderId });
console.log(`as the server says: ${can.join() === own.can.filter((action) => action !== 'entrust').join()}`);
