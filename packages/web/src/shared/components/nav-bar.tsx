import type { ReactNode, RefObject } from 'react';
import { useArrivalFocus } from '../platform/hooks/use-arrival-focus.ts';
import { useGoBack } from '../platform/hooks/use-go-back.ts';
import { useText } from '../platform/i18n/use-text.ts';
import { frameText } from '../platform/phrases/frame/index.ts';
import { IconButton } from './icon-button.tsx';
import './nav-bar.css';

interface NavBarProps {
  title: string;
  headingRef: RefObject<HTMLHeadingElement | null>;
  backTo?: string;
  actions?: ReactNode;
}

export function NavBar({ title, headingRef, backTo, actions }: NavBarProps) {
  const text = useText(frameText);
  const goBack = useGoBack(backTo ?? '/');
  useArrivalFocus(headingRef);
  return (
    <header className={backTo === undefined ? 'sd-nav' : 'sd-nav sd-nav-with-back'}>
      {backTo !== undefined && <IconButton icon="back" label={text.action.back} onClick={goBack} />}
      <h1 ref={headingRef} tabIndex={-1}>
        {title}
      </h1>
      {actions}
    </header>
  );
}
