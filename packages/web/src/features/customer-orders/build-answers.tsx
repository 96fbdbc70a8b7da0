import { choice } from '@svcdesk/core/contract/knowledge';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Icon } from '../../shared/components/icon.tsx';
import { lazySheet } from '../../shared/components/lazy-part.tsx';
import { Row, Rows } from '../../shared/components/rows.tsx';
import type { Answer } from '../../shared/domain/answer/answer.ts';
import { caller } from '../../shared/platform/api/caller.ts';
import { useText } from '../../shared/platform/i18n/use-text.ts';
import { clientPaths } from '../../shared/platform/paths.ts';
import { showToast } from '../../shared/platform/toast-store.ts';
import { ordersText } from './phrases/orders.ts';
import type { BuildHandle } from './use-build-form.ts';

const AnswerSheet = lazySheet(async () => (await import('./answer-sheet.tsx')).AnswerSheet);

/** A voice helps others; the client who gives it must not wait for it, nor hear that it was lost. */
function sendWhetherItHelped(answer: Answer, helpful: boolean): void {
  caller.call(choice, { answerId: answer.id, helpful }).catch(() => undefined);
}

/** What may help at once. An answer that did closes the report without an order. */
export function AnswersCard({ build: { answers, form } }: { build: BuildHandle }) {
  const { build: text } = useText(ordersText);
  const navigate = useNavigate();
  const [read, setRead] = useState<Answer>();
  const [refused, setRefused] = useState<readonly string[]>([]);
  const shown = answers.filter(({ id }) => !refused.includes(id));

  async function solved(answer: Answer): Promise<void> {
    sendWhetherItHelped(answer, true);
    await form.draft.sent();
    showToast(text.solvedDone);
    await navigate(clientPaths.home, { replace: true });
  }

  function notSolved(answer: Answer): void {
    sendWhetherItHelped(answer, false);
    setRefused([...refused, answer.id]);
  }

  if (shown.length === 0) return null;
  return (
    <>
      <Rows label={text.answers}>
        {shown.map((answer) => (
          <Row
            key={answer.id}
            prefix={<Icon name="info" size={20} />}
            description={text.answerHint(answer.helpfulCount)}
            onPress={() => setRead(answer)}
          >
            {answer.title}
          </Row>
        ))}
      </Rows>
      {read && (
        <AnswerSheet
          answer={read}
          onSolved={() => solved(read)}
          onNotSolved={() => notSolved(read)}
          onClosed={() => setRead(undefined)}
        />
      )}
    </>
  );
}
