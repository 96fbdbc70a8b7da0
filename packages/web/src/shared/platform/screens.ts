import type { UsageModule } from '@svcdesk/core/browser';
import type { ButtonCode, MenuCode } from '@svcdesk/core/roles';
import { type ComponentType, createContext, use } from 'react';
import type { ReadAhead } from './api/prefetch.ts';
import type { BadgeName } from './badges.ts';
import { useLocale } from './i18n/locale.ts';
import type { Locale } from './i18n/pick-locale.ts';

/** Who may see a screen: anybody, clients, staff, or staff who lead others (known by its menu or button). */
export type Audience = 'public' | 'client' | 'staff' | 'lead';

/** What the documentation says of a screen. */
export interface DocumentedScreen {
  /** Fixed, as links in messages and shells name it; what is passed on stands in the query. */
  readonly path: string;
  readonly title: Readonly<Record<Locale, string>>;
  readonly audience: Audience;
}

/** A place in the tab bar at the bottom. */
export interface ScreenTab {
  /** From the left, beginning with 1. */
  readonly place: number;
  readonly icon: 'home' | 'orders' | 'plus' | 'pool' | 'calendar' | 'bell' | 'me';
  readonly label: 'home' | 'orders' | 'report' | 'pool' | 'schedule' | 'messages' | 'me';
  readonly badge?: BadgeName;
  /** A form has its own bar at the bottom, and leaving it should be meant: the tabs do not show there. */
  readonly form?: true;
}

/** A screen as a value: guard, tab bar, title, usage tracking, workbench and the every-screen test follow from it. */
export interface Screen extends DocumentedScreen {
  /** The menu entry that leads here. Who does not have it is led home, and the workbench lists it for who has. */
  readonly menu?: MenuCode;
  /** The button that one must be authorised for. */
  readonly button?: ButtonCode;
  /** Words of the query without which there is nothing to show, such as `id`; without them one is led back. */
  readonly needs?: readonly string[];
  /** Where back leads when the screen was opened cold; without it there is no way back, as on tabs. */
  readonly back?: string;
  readonly tab?: ScreenTab;
  /** The tab that it stands beside, as one of several lists: the tab bar stays, with that one lit. */
  readonly beside?: string;
  /** Public by its path, but about the account that is signed in: the sign-in comes first, and leads back. */
  readonly own?: true;
  /** Usually the next one: loaded while nothing else is to do. */
  readonly soon?: true;
  /** What a tab asks for first: read while nothing else is to do, so that a tap shows it at once. */
  readonly ahead?: () => Promise<readonly ReadAhead[]>;
  /** What usage tracking counts it as. */
  readonly module?: UsageModule;
  /** What of the demo data the every-screen test shows it with. */
  readonly sample?: string;
  readonly load: () => Promise<ComponentType>;
}

/** Writes a screen. `load` imports its file and names its component, so that each screen is a chunk of its own. */
export function screen(parts: Screen): Screen {
  return parts;
}

type Line = Readonly<Record<Locale, string>> & { readonly for?: 'lead' };

/** A list of documented screens, asked by path: `staffScreen(staffPaths.home)`. */
export interface DocumentedScreens<Path extends string> {
  (path: Path): DocumentedScreen;
  readonly paths: readonly Path[];
}

/** Makes the list of one side from its lines. */
export function documentScreens<Path extends string>(
  audience: Exclude<Audience, 'lead'>,
  lines: Readonly<Record<Path, Line>>,
): DocumentedScreens<Path> {
  const find = (path: Path) => {
    const { for: only, ...title } = lines[path];
    return { path, title, audience: only ?? audience };
  };
  return Object.assign(find, { paths: Object.keys(lines) as Path[] });
}

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

/** The screen that shows, as a value; given by the shell. */
export const CurrentScreen = createContext<Screen | undefined>(undefined);

/** The screen that this component is part of. */
function useScreen(): Screen | undefined {
  return use(CurrentScreen);
}

/** Its documented title in the language of the moment. */
export function useScreenTitle(): string {
  const locale = useLocale((state) => state.locale);
  return useScreen()?.title[locale] ?? '';
}
