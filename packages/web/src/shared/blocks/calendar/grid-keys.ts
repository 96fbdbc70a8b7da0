import type { KeyboardEvent } from 'react';

/** What an arrow means in a grid of so many columns. */
export function gridStep(key: string, columns: number): number | 'start' | 'end' | undefined {
  const steps: Readonly<Record<string, number | 'start' | 'end'>> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -columns,
    ArrowDown: columns,
    Home: 'start',
    End: 'end',
  };
  return steps[key];
}

/**
 * Moves the focus among the buttons of a grid by arrows; the grid is one tab stop. Put it on the grid, and
 * `data-cell` on its buttons.
 */
export function moveInGrid(event: KeyboardEvent<HTMLElement>, columns: number): void {
  const step = gridStep(event.key, columns);
  if (step === undefined) return;
  const cells = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-cell]')];
  const here = cells.indexOf(document.activeElement as HTMLElement);
  if (here === -1) return;
  const row = Math.floor(here / columns) * columns;
  const next = step === 'start' ? row : step === 'end' ? row + columns - 1 : here + step;
  event.preventDefault();
  cells[next]?.focus();
}
