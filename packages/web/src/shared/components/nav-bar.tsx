import { NavBar as LibraryBar } from 'antd-mobile';
import type { ReactNode, RefObject } from 'react';
import { useFocusOnNavigation } from '../platform/hooks/use-focus-on-navigation.ts';
import { useGoBack } from '../platform/hooks/use-go-back.ts';
import { useText } from '../platform/i18n/use-text.ts';
import { frameText } from '../platform/phrases/frame.ts';
import { IconButton } from './icon-button.tsx';
import './layout.css';

interface NavBarProps {
  title: ReactNode;
  headingRef: RefObject<HTMLHeadingElement | null>;
  backTo?: string;
  actions?: ReactNode;
}

/**
 * The library's left slot is always a nameless `div role=button`, and a button in it would be a button in a button: it is
 * hidden, and back and title stand together in the middle.
 */
export function NavBar({ title, headingRef, backTo, actions }: NavBarProps) {
  const text = useText(frameText);
  const goBack = useGoBack(backTo ?? '/');
  useFocusOnNavigation(headingRef);
  return (
    <header className={backTo === undefined ? 'sd-nav' : 'sd-nav sd-nav-with-back'}>
      <LibraryBar back={null} right={actions}>
        {backTo !== undefined && <IconButton icon="back" label={text.action.back} onClick={goBack} />}
        <h1 ref={headingRef} tabIndex={-1}>
          {title}
        </h1>
      </LibraryBar>
    </header>
  );
}
