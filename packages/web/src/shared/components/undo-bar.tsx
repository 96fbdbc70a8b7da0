import { focusHeading } from '../platform/hooks/use-kept-focus.ts';
import { hideUndo, holdUndo, pressUndo, releaseUndo, useUndo } from '../platform/undo-store.ts';
import { Button } from './button.tsx';
import './states.css';

/**
 * What was just done, with the way to take it back: above the tabs of a page, and below the head of a sheet, which would
 * cover it there. The region is there before its words.
 */
export function UndoBar({ refocus = focusHeading }: { refocus?: () => void }) {
  const offer = useUndo((state) => state.offer);
  const more = offer?.more;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button inside is what one acts on; this only waits for it
    <div
      className="sd-undo"
      data-open={offer !== undefined}
      onFocus={holdUndo}
      onBlur={releaseUndo}
      onPointerEnter={holdUndo}
      onPointerLeave={releaseUndo}
    >
      <p role="status">{offer?.words}</p>
      {more && (
        <Button
          kind="link"
          onClick={() => {
            hideUndo();
            refocus();
            return more.onPress();
          }}
        >
          {more.label}
        </Button>
      )}
      {offer && (
        <Button
          key={offer.key}
          kind="link"
          onClick={() => {
            const done = pressUndo();
            // The button is gone, and the focus with it.
            refocus();
            return done;
          }}
        >
          {offer.label}
        </Button>
      )}
    </div>
  );
}
