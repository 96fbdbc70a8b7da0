import { NoticeBar } from 'antd-mobile';
import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';
import './states.css';
import { WholeTimes } from './whole-times.tsx';

interface NoticeProps {
  children: ReactNode;
  tone?: 'accent' | 'soon' | 'late' | 'ok' | 'plain';
  icon?: IconName;
  /** One small button of kind `link`. */
  action?: ReactNode;
  /** From edge to edge under the header, instead of standing among cards. */
  band?: boolean;
}

/** Something to know before going on. The words wrap rather than run, and stay until the reason is gone: the library's cross cannot be reached. */
export function Notice({ children, tone = 'accent', icon = 'info', action, band }: NoticeProps) {
  return (
    <div role="status" className={`sd-notice sd-notice-${tone}${band ? ' sd-notice-band sd-flush' : ''}`}>
      <NoticeBar
        wrap
        icon={<Icon name={icon} size={18} />}
        content={<WholeTimes>{children}</WholeTimes>}
        extra={action}
      />
    </div>
  );
}
