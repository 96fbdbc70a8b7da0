import { Avatar as LibraryAvatar } from 'antd-mobile';
import { shortName } from './short-name.ts';
import './marks.css';

interface AvatarProps {
  name: string;
  /** Side in pixels: 20 in a line, 32 and 36 in rows, 56 as a head. */
  size?: number;
  /** The person who is looking. */
  me?: boolean;
  /** Whether they are at work now; no mark when unknown. */
  duty?: boolean;
}

/** Below it the mark of duty stands beside the letter, which it would hide otherwise. */
const smallPx = 28;

/** Decoration only: the name stands beside it. */
export function Avatar({ name, size = 32, me, duty }: AvatarProps) {
  const letters = (
    <span className={me ? 'sd-avatar-letters sd-avatar-me' : 'sd-avatar-letters'}>
      {shortName(name, size)}
    </span>
  );
  return (
    <span className={size < smallPx ? 'sd-avatar sd-avatar-small' : 'sd-avatar'} aria-hidden="true">
      <LibraryAvatar
        src=""
        fallback={letters}
        style={{ '--size': `${size}px`, '--border-radius': '50%', fontSize: Math.round(size * 0.44) }}
      />
      {duty !== undefined && <i className={duty ? 'sd-avatar-duty sd-avatar-on' : 'sd-avatar-duty'} />}
    </span>
  );
}
