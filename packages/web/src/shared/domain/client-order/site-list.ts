import { type ListState, type ListValues, useListState } from '../../blocks/list-page/list-values.ts';
import type { TabChoice } from '../../components/tabs.tsx';
import { type Locale, useLocale } from '../../platform/i18n/locale.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { clientOrderText } from './phrases.ts';

/** The statuses of what a list holds, and those of them in which it is not done yet. */
export interface SiteStatuses {
  readonly all: readonly number[];
  readonly open: readonly number[];
}

/** Says in an address that what is not done yet is meant, whatever its status. */
export const openStatus = 'open';

/** What a list of records of my sites shows. */
export interface SiteFilters {
  /** Empty: any. */
  status: readonly number[];
  /** Empty: all my sites. */
  cellId: string;
  keyword: string;
}

/** The words of the address that leave something out of such a list. */
export const siteFilterKeys = ['status', 'site'] as const;

/** Reads the address; what this version does not know is passed over. */
export function readSiteFilters(
  { status, site = '', q = '' }: ListValues,
  { all, open }: SiteStatuses,
): SiteFilters {
  const chosen = status === openStatus ? open : all.filter((each) => String(each) === status);
  return { status: chosen, cellId: site, keyword: q };
}

/** State and filters of a list of my sites, as the address says. */
export function useSiteList(statuses: SiteStatuses): { state: ListState; filters: SiteFilters } {
  const state = useListState();
  return { state, filters: readSiteFilters(state.values, statuses) };
}

/** Statuses with their counts, which are of the site; a search leaves them out, for they do not know it. */
export function useStatusTabs(
  { state, filters: { status, keyword } }: ReturnType<typeof useSiteList>,
  { all, open }: SiteStatuses,
  words: (status: number, locale: Locale) => string,
  counts: ReadonlyMap<number, number> | undefined,
) {
  const text = useText(clientOrderText).status;
  const locale = useLocale((now) => now.locale);
  const countOf = (some: readonly number[]): TabChoice<string>['count'] => {
    if (keyword !== '') return undefined;
    return counts ? some.reduce((sum, each) => sum + (counts.get(each) ?? 0), 0) : 'coming';
  };
  const tabs = all.map((each) => ({
    key: String(each),
    label: words(each, locale),
    count: countOf([each]),
  }));
  return {
    label: text.filter,
    tabs: [
      { key: '', label: text.all, count: countOf(all) },
      { key: openStatus, label: text.open, count: countOf(open) },
      ...tabs,
    ],
    chosen: status === open ? openStatus : status.join(),
    onChoose: (key: string) => state.set({ status: key }),
  };
}
