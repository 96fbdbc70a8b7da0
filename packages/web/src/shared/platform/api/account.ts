import { account, type DataOf } from '@svcdesk/core/contract';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useLocale } from '../i18n/locale.ts';
import { keepZone } from '../i18n/zone.ts';
import { keepAuthButtons } from './auth-buttons.ts';
import { caller, session } from './caller.ts';
import { queryClient } from './query-client.ts';
import { callKey } from './use-call.ts';

export type Account = DataOf<typeof account.personal>;

/** Who I am: profile, groups, cells, menu. Asked for once and kept while the page lives. */
export function useAccount(): UseQueryResult<Account> {
  const locale = useLocale((state) => state.locale);
  return useQuery({
    queryKey: callKey(account.personal, {}, locale),
    queryFn: async () => {
      const personal = await caller.call(account.personal, {});
      keepAuthButtons(personal.authBtns);
      keepZone(personal.timeZone);
      keepMenu(personal.menuList);
      return personal;
    },
    staleTime: 5 * 60_000,
  });
}

/** The same outside of components; undefined until it has answered. */
export function accountNow(): Account | undefined {
  return queryClient.getQueryData<Account>(callKey(account.personal, {}));
}

/** Who was let in meanwhile, or got another role, has another menu than at their sign-in. */
function keepMenu(menuList: Account['menuList']): void {
  const signedIn = session.current();
  if (!signedIn || JSON.stringify(signedIn.menuList) === JSON.stringify(menuList)) return;
  session.adopt({ ...signedIn, menuList });
}
