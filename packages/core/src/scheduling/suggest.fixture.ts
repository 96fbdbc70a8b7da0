import type { SuggestionCandidate, SuggestionNeeds } from './index.ts';

/** An engineer of whom nothing is known but what is given. */
export const someone = (accountId: string, over: Partial<SuggestionCandidate> = {}): SuggestionCandidate => ({
  accountId,
  area: 'none',
  saturation: 0,
  openCount: 0,
  onDuty: false,
  onLeave: false,
  ...over,
});

/** An order that asks for a skill and lies in a region, in working hours. */
export const needs: SuggestionNeeds = { skill: true, area: true, offHours: false };

/** A day with so many minutes planned. */
export const busy = (plannedMinutes: number, capacityMinutes = 480) => ({
  day: { plannedMinutes, unplannedMinutes: 0, capacityMinutes },
});
