import { List } from 'antd-mobile';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from './icon.tsx';
import './rows.css';
import { WholeTimes } from './whole-times.tsx';

interface RowsProps {
  children: ReactNode;
  /** Names the list for screen readers, where no heading does. */
  label?: string;
  /** On the ground of a sheet or a card: without one of its own. */
  plain?: boolean;
}

// By role, because the library puts frames of its own between list and rows, which `ul` and `li` do not allow.
const asList = { role: 'list' } as const;
const asItem = { role: 'listitem' } as const;

/** Rows on one ground, a hairline between. Each child is a `Row`. */
export function Rows({ children, label, plain }: RowsProps) {
  return (
    <div
      {...asList}
      {...(label !== undefined && { 'aria-label': label })}
      className={plain ? 'sd-rows-list sd-rows-plain' : 'sd-rows-list'}
    >
      <List>{children}</List>
    </div>
  );
}

interface RowProps {
  children: ReactNode;
  /** One line below, in the size of meta. */
  description?: ReactNode;
  /** The description is a sentence, which shows whole. */
  sentence?: boolean;
  /** Before the words: a mark of 32, a face of 36. */
  prefix?: ReactNode;
  /** At the end one of: a value, words of the clock, a small tonal button, a toggle. */
  extra?: ReactNode;
  to?: string;
  /** What the entry of that screen in the history holds. */
  state?: object;
  /** An address outside of the app: tel:, a map. */
  href?: string;
  onPress?: () => void;
  /** Pressable without an arrow: it acts here. */
  noArrow?: boolean;
  pressed?: boolean;
}

/** One line 46 high, or two 62. The library's clickable row is an `a` without address: the words are a real link or button, laid over the row. */
export function Row({ children, description, sentence, prefix, extra, noArrow, ...target }: RowProps) {
  const live = target.to !== undefined || target.href !== undefined || target.onPress !== undefined;
  return (
    <div {...asItem} {...(sentence && { className: 'sd-row-sentence' })}>
      <List.Item
        description={description && <WholeTimes>{description}</WholeTimes>}
        prefix={prefix}
        extra={extra}
        arrowIcon={live && !noArrow ? <Icon name="forward" size={16} /> : false}
      >
        <Target {...target}>{children}</Target>
      </List.Item>
    </div>
  );
}

function Target({
  to,
  state,
  href,
  onPress,
  pressed,
  children,
}: Pick<RowProps, 'to' | 'state' | 'href' | 'onPress' | 'pressed' | 'children'>) {
  if (to !== undefined) {
    return (
      <Link className="sd-row-hit" to={to} state={state}>
        {children}
      </Link>
    );
  }
  if (href !== undefined) {
    return (
      <a className="sd-row-hit" href={href}>
        {children}
      </a>
    );
  }
  if (onPress === undefined) return children;
  return (
    <button type="button" className="sd-row-hit" aria-pressed={pressed} onClick={onPress}>
      {children}
    </button>
  );
}
