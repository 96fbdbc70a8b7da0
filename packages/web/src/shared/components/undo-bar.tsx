import { focusHeading } from '../platform/hooks/use-kept-focus.ts';
import { hideUndo, holdUndo, releaseUndo, useUndo } from '../platform/undo-store.ts';
import { Button } from './button.tsx';
import './states.css';

/** What was just done, above the tabs, with the way to take it back. The region is there before its words. */
export function UndoBar() {
  const offer = useUndo((state) => state.offer);
  return (
    <div className="sd-undo" data-open={offer !== undefined}>
      <p role="status">{offer?.words}</p>
      {offer && (
        // biome-ignore lint/a11y/noStaticElementInteractions: the button inside is what one acts on; this only waits for it
        <div
          key={offer.key}
          onFocus={holdUndo}
          onBlur={releaseUndo}
          onPointerEnter={holdUndo}
          onPointerLeave={releaseUndo}
        >
          <Button
            kind="link"
            onClick={() => {
              hideUndo();
              // The button is gone, and the focus with it.
              focusHeading();
              return offer.onUndo();
            }}
          >
            {offer.label}
          </Button>
        </div>
      )}
    </div>
  );
}
