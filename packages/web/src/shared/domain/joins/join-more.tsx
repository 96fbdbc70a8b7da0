import { Disclosure } from '../../components/disclosure.tsx';
import { useText } from '../../platform/i18n/use-text.ts';
import { AskToJoin } from './newcomer.tsx';
import { joinsText } from './phrases.ts';

/** For who belongs somewhere already and wants to belong to another site too. */
export function JoinMore() {
  const text = useText(joinsText);
  return (
    <Disclosure title={text.more}>
      <AskToJoin />
    </Disclosure>
  );
}
