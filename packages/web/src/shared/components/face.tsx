import { Avatar } from 'antd-mobile';
import './face.css';

interface FaceProps {
  name: string;
  /** Side in pixels: 20 in a line, 32 and 36 in rows, 56 as a head. */
  size?: number;
  /** The person who is looking. */
  me?: boolean;
  /** Whether he is at work now; no mark when unknown. */
  duty?: boolean;
}

/** Decoration only: the name stands beside it. */
export function Face({ name, size = 32, me, duty }: FaceProps) {
  const letters = (
    <span className={me ? 'sd-face-letters sd-face-me' : 'sd-face-letters'}>{shortName(name, size)}</span>
  );
  return (
    <span className="sd-face" aria-hidden="true">
      <Avatar
        src=""
        fallback={letters}
        style={{ '--size': `${size}px`, '--border-radius': '50%', fontSize: Math.round(size * 0.44) }}
      />
      {duty !== undefined && <i className={duty ? 'sd-face-duty sd-face-on' : 'sd-face-duty'} />}
    </span>
  );
}

/** Chinese: the last character, which tells colleagues apart better than the surname. Else the initials. */
export function shortName(name: string, size = 32): string {
  const characters = [...name.trim()];
  if (!/^\p{Script=Latin}/u.test(name.trim())) return characters.at(-1) ?? '';
  const initials = name
    .trim()
    .split(/\s+/)
    .map((part) => [...part][0] ?? '');
  return initials
    .slice(0, size < 28 ? 1 : 2)
    .join('')
    .toUpperCase();
}
