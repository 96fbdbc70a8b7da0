/** So long after the last touch a person is done for now. */
const restMs = 1000;

const touches = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'scroll'] as const;

/** Says when a page is left alone: what is loaded ahead must not make it stutter under a finger. */
export interface Rest {
  /** Resolves once nobody has touched or scrolled the page for a second: at once where that is so. */
  come(): Promise<void>;
  /** Stops watching. */
  end(): void;
}

export function watchRest(page: EventTarget = globalThis): Rest {
  let touchedAtMs = Number.NEGATIVE_INFINITY;
  const touched = () => {
    touchedAtMs = performance.now();
  };
  const leftMs = () => touchedAtMs + restMs - performance.now();
  for (const kind of touches) page.addEventListener(kind, touched, { capture: true, passive: true });
  return {
    async come() {
      while (leftMs() > 0) await new Promise((resolve) => setTimeout(resolve, leftMs()));
    },
    end() {
      for (const kind of touches) page.removeEventListener(kind, touched, { capture: true });
    },
  };
}
