import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { frameText } from '../../../shared/platform/phrases/frame/index.ts';

/** Nothing to see: native shells load it beforehand, so that the app's scripts are warm. */
export function BlankScreen() {
  return (
    <main>
      <h1 className="sd-hidden">{useText(frameText).app.name}</h1>
    </main>
  );
}
