import type { ReactNode } from 'react';
import { Avatar } from '../../components/avatar.tsx';
import { IconButton } from '../../components/icon-button.tsx';
import { textNow, useText } from '../../platform/i18n/use-text.ts';
import { showToast } from '../../platform/toast-store.ts';
import './contact.css';
import { isMasked, phoneLink } from './phone.ts';
import { contactText } from './phrases.ts';

interface ContactProps {
  /** Unknown: `unnamed` stands in its place. */
  name: string | undefined;
  unnamed?: string;
  /** After the name: what they are. */
  role?: string;
  /** Below: where, of which customer, how far. */
  lines?: readonly (string | undefined)[];
  phone?: string;
  /** Also by text message and to copy; a call is enough where space is short. */
  more?: boolean;
  /** Why part of the number is hidden; before the order is accepted unless said. */
  maskedBecause?: string;
  /** The button of the way there. */
  way?: ReactNode;
  face?: boolean;
  /** Whether they are at work now. */
  duty?: boolean;
  /** At the end: one small tonal button. */
  action?: ReactNode;
}

/** Who and where: one tap to call, one to the map. A number that is hidden in part is shown as it is, with the reason. */
export function Contact(props: ContactProps) {
  const { name, unnamed = '', role, lines = [], phone, more, maskedBecause, way, face, duty, action } = props;
  const text = useText(contactText);
  const masked = phone !== undefined && isMasked(phone);
  return (
    <div className="sd-contact">
      {face && <Avatar name={name ?? unnamed} size={36} duty={duty} />}
      <div className="sd-contact-words">
        <p>
          <b className="sd-contact-name">{name ?? unnamed}</b>
          {role !== undefined && <span className="sd-meta"> {role}</span>}
        </p>
        {lines
          .filter((line) => line !== undefined && line !== '')
          .map((line) => (
            <p key={line} className="sd-meta">
              {line}
            </p>
          ))}
        {phone !== undefined && (more || masked) && (
          <p className="sd-meta">
            <span className="sd-num">{phone}</span>
            {masked && ` · ${maskedBecause ?? text.masked}`}
          </p>
        )}
      </div>
      {phone !== undefined && !masked && <Ways name={name ?? phone} phone={phone} more={more} />}
      {way}
      {action}
    </div>
  );
}

function Ways({ name, phone, more }: { name: string; phone: string; more?: boolean }) {
  const text = useText(contactText);
  return (
    <>
      {more && <IconButton icon="copy" label={text.copy(name)} onClick={() => void copy(phone)} />}
      {more && <IconButton tinted icon="message" label={text.message(name)} href={phoneLink('sms', phone)} />}
      <IconButton tinted icon="phone" label={text.call(name)} href={phoneLink('tel', phone)} />
    </>
  );
}

async function copy(phone: string): Promise<void> {
  const text = textNow(contactText);
  try {
    await navigator.clipboard.writeText(phone);
    showToast(text.copied);
  } catch {
    showToast(text.notCopied, 'error');
  }
}
