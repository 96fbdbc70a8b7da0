import { isSvcdeskError } from '@svcdesk/core';
import { captcha, type DataOf, type RequestOf } from '@svcdesk/core/contract';
import { type PointerEvent, useCallback, useEffect, useRef, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { Sheet } from '../../components/sheet.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { ErrorState } from '../../components/states.tsx';
import { caller } from '../../platform/api/caller.ts';
import { showFailure } from '../../platform/api/failures.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { codeText } from './phrases.ts';
import './slider.css';

export type Scene = RequestOf<typeof captcha.param>['scene'];
type Challenge = DataOf<typeof captcha.param>;
type Answer = Omit<RequestOf<typeof captcha.verify>, 'challengeId'>;

interface ChallengeHandle {
  challenge?: Challenge;
  /** The challenge could not be fetched. */
  failed: boolean;
  /** The last answer did not fit; a fresh picture is on its way. */
  wrong: boolean;
  renew: () => void;
  /** Gives the pass, or nothing when the answer was wrong. */
  answer: (answer: Answer) => Promise<string | undefined>;
}

/** A slider challenge for one purpose; every answer uses it up. */
function useChallenge(scene: Scene): ChallengeHandle {
  const [challenge, setChallenge] = useState<Challenge>();
  const [failed, setFailed] = useState(false);
  const [wrong, setWrong] = useState(false);
  const [round, setRound] = useState(0);

  useEffect(() => {
    let here = round >= 0;
    setFailed(false);
    caller.call(captcha.param, { scene }).then(
      (fresh) => here && setChallenge(fresh),
      (error: unknown) => {
        if (!here) return;
        setFailed(true);
        showFailure(error);
      },
    );
    return () => {
      here = false;
    };
  }, [scene, round]);

  const renew = useCallback(() => {
    setChallenge(undefined);
    setRound((before) => before + 1);
  }, []);

  return {
    challenge,
    failed,
    wrong,
    renew,
    async answer(answer) {
      if (!challenge) return undefined;
      try {
        const passed = await caller.call(captcha.verify, { challengeId: challenge.challengeId, ...answer });
        return passed.captcha;
      } catch (error) {
        if (isSvcdeskError(error, 'captchaNeeded')) setWrong(true);
        else showFailure(error);
        renew();
        return undefined;
      }
    },
  };
}

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

interface Moved {
  x: number;
  by: 'drag' | 'keys';
  durationMs: number;
  trail: [number, number, number][];
}

interface PuzzleProps {
  puzzle: NonNullable<Challenge['puzzle']>;
  onAnswer: (moved: Moved) => Promise<void>;
}

const smallStepPx = 2;
const maxTrail = 300;
const dragPoints = 3;

/** A native range input moves the piece, so that touch, mouse, keys and screen readers all can. */
function Puzzle({ puzzle, onAnswer }: PuzzleProps) {
  const text = useText(codeText).slider;
  const [x, setX] = useState(0);
  const [busy, setBusy] = useState(false);
  const trail = useRef<[number, number, number][]>([]);
  const startedAtMs = useRef<number | undefined>(undefined);
  const pointerY = useRef(0);
  const pressedAt = useRef(0);
  const maxX = puzzle.width - puzzle.pieceWidth;
  const share = (px: number, of: number) => `${(100 * px) / of}%`;

  function move(to: number) {
    const next = Math.min(maxX, Math.max(0, to));
    startedAtMs.current ??= performance.now();
    const sinceMs = Math.round(performance.now() - startedAtMs.current);
    if (trail.current.length < maxTrail) trail.current.push([next, pointerY.current, sinceMs]);
    setX(next);
  }

  async function answer(by: Moved['by']) {
    if (busy || startedAtMs.current === undefined) return;
    setBusy(true);
    const durationMs = Math.round(performance.now() - startedAtMs.current);
    await onAnswer({ x, by, durationMs, trail: trail.current });
    setBusy(false);
  }

  const follow = (event: PointerEvent) => {
    pointerY.current = Math.round(event.nativeEvent.offsetY);
  };

  return (
    <div className="sd-puzzle" aria-busy={busy}>
      <div className="sd-puzzle-picture">
        <img src={puzzle.background} alt={text.picture} width={puzzle.width} height={puzzle.height} />
        <img
          className="sd-puzzle-piece"
          src={puzzle.piece}
          alt=""
          style={{
            insetInlineStart: share(x, puzzle.width),
            insetBlockStart: share(puzzle.pieceTop, puzzle.height),
            inlineSize: share(puzzle.pieceWidth, puzzle.width),
          }}
        />
      </div>
      <input
        type="range"
        className="sd-puzzle-range"
        min={0}
        max={maxX}
        step={1}
        value={x}
        disabled={busy}
        aria-label={text.slider}
        aria-valuetext={text.value(Math.round((100 * x) / maxX))}
        data-autofocus
        onChange={(event) => move(event.target.valueAsNumber)}
        onPointerDown={() => {
          pressedAt.current = trail.current.length;
        }}
        onPointerMove={follow}
        onPointerUp={() => {
          // A tap on the track only places the piece: letting go answers after a drag.
          if (trail.current.length - pressedAt.current >= dragPoints) void answer('drag');
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter') void answer('keys');
        }}
      />
      <div className="sd-row">
        <Button small label={text.less} onClick={() => move(x - smallStepPx)}>
          −
        </Button>
        <Button small label={text.more} onClick={() => move(x + smallStepPx)}>
          +
        </Button>
        <div className="sd-grow" />
        <Button kind="main" small disabled={x === 0} busy={busy} onClick={() => answer('keys')}>
          {text.verify}
        </Button>
      </div>
    </div>
  );
}
