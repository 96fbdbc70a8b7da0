'use client';
import { accept, page } from '@svcdesk/core/contract/orders';
import { orderStatusLabel } from '@svcdesk/core/labels/order-status';
import { useCall, useLive, useSignedIn, useWrite, wordsOf } from './desk.ts';
import { WhyNot } from './why-not.tsx';

/** The newest orders of one's groups, as they stand now, each to be accepted. */
export function Orders() {
  useLive(useSignedIn()?.id);
  const { data, error, isPending } = useCall(page, { scope: 'group', size: 20 });
  const accepting = useWrite(accept);
  if (isPending) return <p>Reading the orders …</p>;
  if (error) return <p role="alert">{wordsOf(error)}</p>;
  return (
    <>
      <p role="status">{accepting.data ? `${accepting.data.orderNo} is yours.` : wordsOf(accepting.error)}</p>
      <ul>
        {data.list.map(({ id, orderNo, title, status, version, can }) => (
          <li key={id}>
            {orderNo} {title} ({orderStatusLabel(status, 'en')}){' '}
            {can.includes('accept') ? (
              <button
                type="button"
                disabled={accepting.isPending}
                onClick={() => accepting.mutate({ orderId: id, version })}
              >
                Accept
              </button>
            ) : (
              <WhyNot orderId={id} action="accept" />
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
