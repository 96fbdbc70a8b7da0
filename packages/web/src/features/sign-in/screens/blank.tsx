import { useEffect } from 'react';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { frameText } from '../../../shared/platform/phrases/frame.ts';
import { useScreenTitle } from '../../../shared/platform/screens.ts';

/** Nothing to see: native shells load it beforehand, so that the app's scripts are warm. */
export function BlankScreen() {
  const title = useScreenTitle();
  const { name } = useText(frameText).app;
  useEffect(() => {
    document.title = `${title} · ${name}`;
  }, [title, name]);
  return (
    <main>
      <h1 className="sd-hidden">{title}</h1>
    </main>
  );
}
