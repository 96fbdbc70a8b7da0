import { Collapse } from 'antd-mobile';
import { type ReactNode, useState } from 'react';
import './motion.ts';
import './rows.css';

interface DisclosureProps {
  title: ReactNode;
  /** At the right end of the title: what is inside, in a few words. */
  hint?: ReactNode;
  children: ReactNode;
  open?: boolean;
  /** On the ground of a sheet or a card: without one of its own. */
  plain?: boolean;
}

/** More, folded away. The library's head is an `a` without address that says nothing of open or shut: the title is a real button, whose press rises to it. */
export function Disclosure({ title, hint, children, open = false, plain }: DisclosureProps) {
  const [keys, setKeys] = useState<string[]>(open ? ['more'] : []);
  const isOpen = keys.includes('more');
  return (
    <Collapse
      className={plain ? 'sd-disclosure sd-disclosure-plain' : 'sd-disclosure'}
      activeKey={keys}
      onChange={setKeys}
    >
      <Collapse.Panel
        key="more"
        forceRender={open}
        title={
          <button type="button" className="sd-row-hit" aria-expanded={isOpen}>
            {title}
            {hint !== undefined && <span className="sd-meta"> {hint}</span>}
          </button>
        }
      >
        {children}
      </Collapse.Panel>
    </Collapse>
  );
}
