/** So long after the last touch a person is done for now. */
const idleMs = 1000;

const touches = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'scroll'] as const;

/** Says when a page is left alone: what is loaded ahead must not make it stutter under a finger. */
export interface IdleWatch {
  /** Resolves once the page has not been touched or scrolled for a second; at once if that is so already. */
  whenIdle(): Promise<void>;
  /** Stops watching. */
  end(): void;
}

export function watchIdle(page: EventTarget = globalThis): IdleWatch {
  let touchedAtMs = Number.NEGATIVE_INFINITY;
  const touched = () => {
    touchedAtMs = performance.now();
  };
  const leftMs = () => touchedAtMs + idleMs - performance.now();
  for (const kind of touches) page.addEventListener(kind, touched, { capture: true, passive: true });
  return {
    async whenIdle() {
      while (leftMs() > 0) await new Promise((resolve) => setTimeout(resolve, leftMs()));
    },
    end() {
      for (const kind of touches) page.removeEventListener(kind, touched, { capture: true });
    },
  };
}
