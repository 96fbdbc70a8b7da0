import type { ReactNode } from 'react';
import { Loaded } from '../../shared/blocks/list/load-state.tsx';
import { Page } from '../../shared/components/page.tsx';
import { useAccount } from '../../shared/platform/api/account.ts';

type Account = NonNullable<ReturnType<typeof useAccount>['data']>;

interface WithAccountProps {
  backTo: string;
  children: (account: Account) => ReactNode;
}

/** A screen that says who one is: what is not known yet, or could not load, must not read as missing. */
export function WithAccount({ backTo, children }: WithAccountProps) {
  const account = useAccount();
  if (account.data) return children(account.data);
  return (
    <Page backTo={backTo}>
      <Loaded query={account} cards={1}>
        {() => null}
      </Loaded>
    </Page>
  );
}
