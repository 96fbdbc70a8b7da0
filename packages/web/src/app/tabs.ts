import type { SignedIn } from '@svcdesk/core';
import { sideOf } from '@svcdesk/core/roles';
import type { Screen, ScreenTab } from '../shared/platform/screens.ts';
import { mayOpen, screensOf } from './entries.ts';

/** A screen that has its place in the tab bar. */
export type TabScreen = Screen & { readonly tab: ScreenTab };

/** The tabs of an account, from the left. */
export function tabsOf(account: Pick<SignedIn, 'type' | 'menuList'>): readonly TabScreen[] {
  return screensOf(sideOf(account))
    .filter((screen): screen is TabScreen => screen.tab !== undefined && mayOpen(screen, account))
    .toSorted((one, other) => one.tab.place - other.tab.place);
}
