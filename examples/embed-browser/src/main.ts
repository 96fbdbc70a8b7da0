/**
 * A page of another company that shows its engineers their orders and lets them accept:
 *
 *   SVCDESK_SERVER=http://127.0.0.1:8700 pnpm start
 *
 * Only the calls that it imports come into the bundle.
 */
import {
  createCaller,
  createSession,
  followOtherTabs,
  isSvcdeskError,
  items,
  rememberDays,
  result,
  signIn,
  signOut,
  webStorage,
} from '@svcdesk/core';
import { accept, page } from '@svcdesk/core/contract/orders';
import { errorLabel } from '@svcdesk/core/labels/error';
import { orderEn } from '@svcdesk/core/phrases';
import { orderStatusName } from '@svcdesk/core/rules';
import { element, row } from './elements.ts';

const session = createSession({ storage: webStorage(localStorage) });
const caller = createCaller({ baseUrl: location.origin, session, locale: 'en', errorText: errorLabel });
followOtherTabs(session, window);

const form = element<HTMLFormElement>('sign-in');
const notice = element('notice');

async function showOrders(): Promise<void> {
  const mine = await items(caller, page, { scope: 'group' }).toArray({ limit: 10 });
  const rows = mine.map(({ id, orderNo, title, status, version, can }) => {
    const words = orderEn.status[orderStatusName(status) ?? 'pending'];
    // The server says what this account may do with this order now; the page holds no rule of its own.
    const onAccept = can.includes('accept') ? () => acceptOrder(id, version) : undefined;
    return row(`${orderNo} ${title} (${words})`, orderEn.action.accept, onAccept);
  });
  element('orders').replaceChildren(...rows);
}

async function acceptOrder(orderId: string, version: number): Promise<void> {
  const { ok, data, error } = await result(caller.call(accept, { orderId, version }));
  notice.textContent = ok ? `${data.orderNo} is yours.` : `${error.text} (${error.code})`;
  await showOrders();
}

/** Shows the form or the orders, whichever fits who is signed in. */
async function show(): Promise<void> {
  const signedIn = session.current() !== undefined;
  form.hidden = signedIn;
  element('desk').hidden = !signedIn;
  if (signedIn) await showOrders();
}

/** Errors of the desk are said to the person; any other is a fault of this page and goes to the console. */
function say(error: unknown): void {
  if (!isSvcdeskError(error)) throw error;
  notice.textContent = `${error.text} (${error.code})`;
}

session.subscribe(({ type }) => {
  notice.textContent = type === 'lost' ? 'Your session has ended, please sign in again.' : '';
  show().catch(say);
});

form.addEventListener('submit', (event) => {
  event.preventDefault();
  const fields = new FormData(form);
  const credentials = { account: String(fields.get('account')), password: String(fields.get('password')) };
  signIn(caller, session, { ...credentials, rememberDays }).catch(say);
});
element('sign-out').addEventListener('click', () => signOut(caller, session).catch(say));
show().catch(say);
