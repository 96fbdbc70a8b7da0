import { auth, type DataOf } from '@svcdesk/core/contract';
import { normalizeIdentifier } from '@svcdesk/core/format';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { SecretPage } from '../../shared/blocks/code/secret-page.tsx';
import { Loaded } from '../../shared/blocks/list/load-state.tsx';
import { Button } from '../../shared/components/button.tsx';
import { Card } from '../../shared/components/card.tsx';
import { Facts } from '../../shared/components/facts.tsx';
import { FieldFrame } from '../../shared/components/field-frame.tsx';
import { Notice } from '../../shared/components/notice.tsx';
import { BottomBar, Page } from '../../shared/components/page.tsx';
import { EmptyState } from '../../shared/components/states.tsx';
import { TextInput } from '../../shared/components/text-input.tsx';
import { useCall } from '../../shared/platform/api/use-call.ts';
import { useSend } from '../../shared/platform/api/use-send.ts';
import { momentFact } from '../../shared/platform/i18n/time-words.ts';
import { useText } from '../../shared/platform/i18n/use-text.ts';
import { publicPaths } from '../../shared/platform/paths.ts';
import { deepLinkText } from './phrases.ts';
import './terminal.css';

type Asked = DataOf<typeof auth.deviceFind>;

/** Lets a terminal sign in with one's own account: its code, then what asks and from where. */
export function Terminal({ userCode }: { userCode: string }) {
  const [decided, setDecided] = useState<'approved' | 'denied'>();
  if (decided) return <Decided as={decided} />;
  if (userCode === '') return <CodeStep />;
  return <Decide key={userCode} userCode={userCode} onDecided={setDecided} />;
}

function CodeStep() {
  const text = useText(deepLinkText).terminal;
  const [, setQuery] = useSearchParams();
  const [typed, setTyped] = useState('');
  const [checked, setChecked] = useState(false);
  const good = /^[A-Z]{8}$/.test(
    normalizeIdentifier(typed)
      .toUpperCase()
      .replaceAll(/[^A-Z]/g, ''),
  );
  const submit = async () => {
    setChecked(true);
    if (good) setQuery({ kind: 'terminal', id: typed.trim() });
  };
  return (
    <SecretPage
      title={text.title}
      form={{ submit, busy: false }}
      backTo={publicPaths.redirect}
      submitLabel={text.next}
    >
      <p>{text.lead}</p>
      <FieldFrame
        label={text.code}
        hint={text.codeHint}
        error={checked && !good ? text.codeWrong : undefined}
      >
        <TextInput value={typed} onChange={setTyped} autoComplete="off" enterKeyHint="next" maxLength={30} />
      </FieldFrame>
    </SecretPage>
  );
}

interface DecideProps {
  userCode: string;
  onDecided: (decided: 'approved' | 'denied') => void;
}

function Decide({ userCode, onDecided }: DecideProps) {
  const text = useText(deepLinkText).terminal;
  const [, setQuery] = useSearchParams();
  // Asked once: every try counts.
  const asked = useCall(
    auth.deviceFind,
    { userCode },
    { staleMs: Number.POSITIVE_INFINITY, whenMissing: null },
  );
  const { send, busy } = useSend(auth.deviceApprove, { toastFailure: true });
  const decide = async (approve: boolean) => {
    if ((await send(() => ({ userCode, approve }))) !== undefined) onDecided(approve ? 'approved' : 'denied');
  };
  return (
    <Page
      title={text.title}
      backTo={publicPaths.redirect}
      bottom={
        asked.data && (
          <BottomBar>
            <Button kind="danger" busy={busy} onClick={() => decide(false)}>
              {text.deny}
            </Button>
            <Button kind="main" busy={busy} onClick={() => decide(true)}>
              {text.approve}
            </Button>
          </BottomBar>
        )
      }
    >
      <Loaded query={asked} cards={1}>
        {(found) =>
          found ? (
            <AskedCard asked={found} />
          ) : (
            <EmptyState
              icon="clock"
              title={text.gone}
              hint={text.goneHint}
              action={<Button onClick={() => setQuery({ kind: 'terminal' })}>{text.otherCode}</Button>}
            />
          )
        }
      </Loaded>
    </Page>
  );
}

function AskedCard({ asked }: { asked: Asked }) {
  const text = useText(deepLinkText).terminal;
  const { name, device, address, createdAt, rememberDays } = asked;
  return (
    <>
      <Card>
        <p>{text.compare}</p>
        <p className="sd-terminal-code">{asked.userCode}</p>
        <Facts
          facts={[
            { label: text.name, value: name },
            { label: text.program, value: device },
            { label: text.address, value: address },
            { label: text.at, value: momentFact(createdAt) },
            { label: text.lasts, value: rememberDays > 0 ? text.days(rememberDays) : text.halfDay },
          ]}
        />
      </Card>
      <Notice tone="soon" icon="warning">
        {text.warning}
      </Notice>
    </>
  );
}

function Decided({ as }: { as: 'approved' | 'denied' }) {
  const text = useText(deepLinkText).terminal;
  return (
    <Page title={text.title} backTo={publicPaths.redirect}>
      <EmptyState
        icon={as === 'approved' ? 'check' : 'lock'}
        title={text[as]}
        hint={as === 'approved' ? text.approvedHint : text.deniedHint}
        action={<Button to={publicPaths.redirect}>{text.home}</Button>}
      />
    </Page>
  );
}
