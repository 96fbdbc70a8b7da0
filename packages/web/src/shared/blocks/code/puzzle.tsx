import { type PointerEvent, useRef, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { useText } from '../../platform/i18n/use-text.ts';
import { codeText } from './phrases.ts';
import type { Challenge } from './use-challenge.ts';
import './slider.css';

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
export function Puzzle({ puzzle, onAnswer }: PuzzleProps) {
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
