import { Button as AntdButton } from 'antd-mobile';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import './button.css';

interface ButtonProps {
  children: ReactNode;
  /** One main action to a screen; everything else is plain or a link. */
  kind?: 'main' | 'plain' | 'danger' | 'link';
  type?: 'button' | 'submit';
  /** A promise keeps the button busy until it settles. */
  onClick?: () => unknown;
  to?: string;
  busy?: boolean;
  disabled?: boolean;
  block?: boolean;
  /** 44 px high instead of 48, for the inside of cards. */
  small?: boolean;
  label?: string;
  form?: string;
}

const looks = {
  main: { color: 'primary', fill: 'solid' },
  plain: { color: 'default', fill: 'solid' },
  danger: { color: 'danger', fill: 'outline' },
  link: { color: 'primary', fill: 'none' },
} as const;

export function Button({ children, kind = 'plain', to, onClick, busy, small, label, ...rest }: ButtonProps) {
  const navigate = useNavigate();
  const press = to === undefined ? onClick : () => navigate(to);
  return (
    <AntdButton
      {...rest}
      {...looks[kind]}
      className={`sd-button sd-button-${kind}${small ? ' sd-button-small' : ''}`}
      loading={busy ?? 'auto'}
      loadingText=""
      aria-label={label}
      aria-busy={busy}
      onClick={async () => {
        await press?.();
      }}
    >
      {children}
    </AntdButton>
  );
}
