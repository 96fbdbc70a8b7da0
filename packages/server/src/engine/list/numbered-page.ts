import { invalid } from '../../platform/refusals.ts';

/** The next page is a number here: the list is as long as one person's or one team's day. */
export const pageOfNext = (next: string) => {
  if (!/^[1-9]\d{0,5}$/.test(next)) throw invalid('next', 'format');
  return Number(next);
};

/** A page of a list that is counted whole and turned by its number. */
export function pageOf<T>(list: T[], total: number, page: number, size: number) {
  const hasNext = (page - 1) * size + list.length < total;
  return {
    list,
    page,
    size,
    total,
    totalPage: Math.ceil(total / size),
    hasNext,
    ...(hasNext ? { next: String(page + 1) } : {}),
  };
}
