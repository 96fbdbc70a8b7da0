import { useEffect, useRef } from 'react';
import { Button } from '../../components/button.tsx';
import { Sheet } from '../../components/sheet.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { ErrorState } from '../../components/states.tsx';
import { useText } from '../../platform/i18n/use-text.ts';
import { codeText } from './phrases.ts';
import { Puzzle } from './puzzle.tsx';
import { type Scene, useChallenge } from './use-challenge.ts';
import './slider.css';

interface SliderProps {
  scene: Scene;
  /** Gets the one-time pass, when the sheet is gone. */
  onPassed: (captcha: string) => unknown;
  onClosed: () => void;
}

/** The slider verification: a picture with a gap and a piece to move into it, by hand, by keys or by buttons. */
export function Slider({ scene, onPassed, onClosed }: SliderProps) {
  const text = useText(codeText).slider;
  const pass = useRef<string | undefined>(undefined);
  return (
    <Sheet
      title={text.title}
      onClosed={() => {
        onClosed();
        if (pass.current !== undefined) onPassed(pass.current);
      }}
    >
      {(close) => (
        <SliderBody
          scene={scene}
          onPass={(captcha) => {
            pass.current = captcha;
            close();
          }}
        />
      )}
    </Sheet>
  );
}

function SliderBody({ scene, onPass }: { scene: Scene; onPass: (captcha: string) => void }) {
  const text = useText(codeText).slider;
  const { challenge, failed, wrong, renew, answer } = useChallenge(scene);
  const provider = challenge?.provider;
  const answered = useRef(false);

  useEffect(() => {
    // A server without slider answers with a pass for an empty answer.
    if (provider !== 'none' || answered.current) return;
    answered.current = true;
    void answer({}).then((captcha) => captcha !== undefined && onPass(captcha));
  }, [provider, answer, onPass]);

  if (failed) return <ErrorState message={text.unavailable} onRetry={renew} />;
  if (!challenge) return <Skeleton cards={1} />;
  if (!challenge.puzzle)
    return provider === 'none' ? <Skeleton cards={1} /> : <ErrorState message={text.unavailable} />;
  return (
    <>
      <p className="sd-meta">{text.hint}</p>
      <Puzzle
        key={challenge.challengeId}
        puzzle={challenge.puzzle}
        onAnswer={async (moved) => {
          const captcha = await answer(moved);
          if (captcha !== undefined) onPass(captcha);
        }}
      />
      <div className="sd-row sd-slider-foot">
        <p className="sd-grow sd-field-error" role="alert">
          {wrong && text.wrong}
        </p>
        <Button kind="link" small onClick={renew}>
          {text.another}
        </Button>
      </div>
    </>
  );
}
