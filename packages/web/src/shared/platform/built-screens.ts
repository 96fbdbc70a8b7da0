import type { MenuCode } from '@svcdesk/core/roles';
import type { Screen } from './screen.ts';

type Built = Pick<Screen, 'path' | 'menu'>;

let built: ReadonlyMap<string, Built> = new Map();

/** Set by the app's frame which screens there are; a feature that leads to another's screen asks first. */
export function setBuiltScreens(screens: readonly Built[]): void {
  built = new Map(screens.map((screen) => [screen.path, screen]));
}

/** Whether a screen of that path is part of this app. */
export function isBuilt(path: string): boolean {
  return built.has(path);
}

/** The screen that a menu entry leads to. */
export function pathOfMenu(code: MenuCode): string | undefined {
  return [...built.values()].find(({ menu }) => menu === code)?.path;
}
