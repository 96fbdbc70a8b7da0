import { Button as AntdButton, type ButtonRef } from 'antd-mobile';
import { type ReactNode, type RefObject, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import './buttons.css';

interface ButtonProps {
  children: ReactNode;
  /** One main action to a screen; the second is tonal, everything else plain or a link. */
  kind?: 'main' | 'tonal' | 'plain' | 'danger' | 'link';
  type?: 'button' | 'submit';
  /** A promise keeps the button busy until it settles. */
  onClick?: () => unknown;
  to?: string;
  /** What the entry of that screen in the history holds. */
  state?: object;
  busy?: boolean;
  disabled?: boolean;
  block?: boolean;
  /** 36 px high instead of 48, touched as 44, for the inside of cards and rows. */
  small?: boolean;
  label?: string;
  form?: string;
}

const looks = {
  main: { color: 'primary', fill: 'solid' },
  tonal: { color: 'default', fill: 'solid' },
  plain: { color: 'default', fill: 'solid' },
  danger: { color: 'danger', fill: 'outline' },
  link: { color: 'primary', fill: 'none' },
} as const;

export function Button({
  children,
  kind = 'plain',
  to,
  state,
  onClick,
  busy,
  small,
  label,
  ...rest
}: ButtonProps) {
  const navigate = useNavigate();
  const button = useRef<ButtonRef>(null);
  const press = () => {
    if (to !== undefined) return void navigate(to, { state });
    const outcome = onClick?.();
    return outcome instanceof Promise ? outcome.finally(() => takeBackFocus(button)) : undefined;
  };
  return (
    <AntdButton
      {...rest}
      {...looks[kind]}
      ref={button}
      className={`sd-button sd-button-${kind}${small ? ' sd-button-small' : ''}`}
      loading={busy ?? 'auto'}
      loadingText=""
      // While it is busy the library takes the words away.
      aria-label={label ?? (typeof children === 'string' ? children : undefined)}
      aria-busy={busy}
      onClick={press}
    >
      {children}
    </AntdButton>
  );
}

const takeBackMs = 3_000;

/**
 * A busy button is disabled, by which it loses the focus; a keyboard user would begin at the top again. A dialog
 * that was answered holds the focus until it is gone, and the button is enabled some frames later.
 */
function takeBackFocus(button: RefObject<ButtonRef | null>): void {
  const until = performance.now() + takeBackMs;
  const look = () => {
    const element = button.current?.nativeElement;
    const holder = document.activeElement;
    if (holder === document.body) element?.focus({ preventScroll: true });
    const waits = document.activeElement === document.body || holder?.closest('[aria-modal="true"]');
    if (element && waits && performance.now() < until) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
