import { create } from 'zustand';
import { forgetWithPerson } from './storage/personal-data.ts';

/** What the tab bar can count. */
export type BadgeName = 'orders' | 'pool' | 'messages';

type BadgeState = Partial<Record<BadgeName, number>>;

export const useBadges = create<BadgeState>(() => ({}));

forgetWithPerson(() => useBadges.setState({}, true));

/** Called by the feature that knows the figure, whenever it learns it. */
export function setBadge(name: BadgeName, count: number): void {
  useBadges.setState({ [name]: count });
}
