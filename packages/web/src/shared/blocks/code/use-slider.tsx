import { isSvcdeskError } from '@svcdesk/core';
import { type ReactNode, useState } from 'react';
import { lazySheet } from '../../components/lazy-part.tsx';
import { showFailure } from '../../platform/api/failures.ts';
import type { Scene } from './slider.tsx';

const Slider = lazySheet(async () => (await import('./slider.tsx')).Slider);

type Work = (captcha?: string) => Promise<unknown>;

interface SliderGate {
  /** Does it; when the server wants the slider first, shows that and does it again with its pass. */
  pass: (work: Work) => Promise<void>;
  /** To be drawn anywhere on the page. */
  slider: ReactNode;
}

/** What the server may want the slider for. What else goes wrong is shown, unless the caller takes it. */
export function useSlider(scene: Scene, onFailure: (error: unknown) => void = showFailure): SliderGate {
  const [waiting, setWaiting] = useState<Work>();
  const pass = async (work: Work) => {
    try {
      await work();
    } catch (error) {
      if (isSvcdeskError(error, 'captchaNeeded')) setWaiting(() => work);
      else onFailure(error);
    }
  };
  const slider = waiting && (
    <Slider
      scene={scene}
      onPassed={(captcha) => pass(() => waiting(captcha))}
      onClosed={() => setWaiting(undefined)}
    />
  );
  return { pass, slider };
}
