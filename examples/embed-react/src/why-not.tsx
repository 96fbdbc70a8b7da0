'use client';
import { detail } from '@svcdesk/core/contract/orders';
import { whyNot } from '@svcdesk/core/labels/refusal';
import { useState } from 'react';
import { useCall, wordsOf } from './desk.ts';

interface WhyNotProps {
  orderId: string;
  action: Parameters<typeof whyNot>[1];
}

/** Says why an action is not possible, to who asks: a list says only what is. */
export function WhyNot(props: WhyNotProps) {
  const [isAsked, setAsked] = useState(false);
  if (isAsked) return <Reason {...props} />;
  return (
    <button type="button" onClick={() => setAsked(true)}>
      Why not {props.action}?
    </button>
  );
}

function Reason({ orderId, action }: WhyNotProps) {
  const { data, error } = useCall(detail, { orderId });
  return <em>{error ? wordsOf(error) : data && whyNot(data, action, 'en')?.text}</em>;
}
