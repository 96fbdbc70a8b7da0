import { Avatar } from 'antd-mobile';
import { shortName } from './short-name.ts';
import './marks.css';

interface FaceProps {
  name: string;
  /** Side in pixels: 20 in a line, 32 and 36 in rows, 56 as a head. */
  size?: number;
  /** The person who is looking. */
  me?: boolean;
  /** Whether they are at work now; no mark when unknown. */
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
