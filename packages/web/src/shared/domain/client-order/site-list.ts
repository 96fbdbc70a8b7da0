import { type ListState, type ListValues, useListState } from '../../blocks/list-page/list-values.ts';
import type { TabChoice } from '../../components/tabs.tsx';
import { type Locale, useLocale } from '../../platform/i18n/locale.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { clientOrderText } from './phrases.ts';

/** What a list of records of my sites shows. */
export interface SiteFilters {
  /** Undefined: any. */
  status?: number;
  /** Empty: all my sites. */
  cellId: string;
  keyword: string;
}

/** The words of the address that leave something out of such a list. */
export const siteFilterKeys = ['status', 'site'] as const;

/** Reads the address; what this version does not know is passed over. */
export function readSiteFilters(
  { status, site = '', q = '' }: ListValues,
  statuses: readonly number[],
): SiteFilters {
  return { status: statuses.find((each) => String(each) === status), cellId: site, keyword: q };
}

/** State and filters of a list of my sites, as the address says. */
export function useSiteList(statuses: readonly number[]): { state: ListState; filters: SiteFilters } {
  const state = useListState();
  return { state, filters: readSiteFilters(state.values, statuses) };
}

/** Statuses with their counts, which are of the site; a search leaves them out, for they do not know it. */
export function useStatusTabs(
  { state, filters: { status, keyword } }: ReturnType<typeof useSiteList>,
  statuses: readonly number[],
  words: (status: number, locale: Locale) => string,
  counts: ReadonlyMap<number, number> | undefined,
) {
  const text = useText(clientOrderText).status;
  const locale = useLocale((now) => now.locale);
  const countOf = (each: number): TabChoice<string>['count'] => {
    if (keyword !== '') return undefined;
    return counts ? (counts.get(each) ?? 0) : 'coming';
  };
  const tabs = statuses.map((each) => ({
    key: String(each),
    label: words(each, locale),
    count: countOf(each),
  }));
  return {
    label: text.filter,
    tabs: [{ key: '', label: text.all }, ...tabs],
    chosen: status === undefined ? '' : String(status),
    onChoose: (key: string) => state.set({ status: key }),
  };
}
