import { answers, choice } from '@svcdesk/core/contract/knowledge';
import { maxLengthOf } from '@svcdesk/core/contract/max-length';
import { useState } from 'react';
import { Icon } from '../../components/icon.tsx';
import { lazySheet } from '../../components/lazy-part.tsx';
import { Row, Rows } from '../../components/rows.tsx';
import { caller } from '../../platform/api/caller.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { type Answer, useAnswers } from '../answer/answer.ts';
import type { OrderDetail } from '../order/order.ts';
import { actText } from './phrases/act.ts';
import './solution-answers.css';

const AnswerSheet = lazySheet(async () => (await import('./answer-sheet.tsx')).AnswerSheet);

const maxAnswers = 3;

interface SolutionAnswersProps {
  order: Pick<OrderDetail, 'id' | 'title' | 'content' | 'serverCatalogId'>;
  /** Its words are to stand in the solution. */
  onTake: (words: string) => void;
}

/** What solved the like before: read whole by a tap, and taken over by another. */
export function SolutionAnswers({ order, onTake }: SolutionAnswersProps) {
  const text = useText(actText).resolve;
  const [read, setRead] = useState<Answer>();
  const { id: orderId, title, content, serverCatalogId } = order;
  const question = `${title} ${content}`.trim().slice(0, maxLengthOf(answers, 'question'));
  const found = useAnswers({ question, serverCatalogId }, { most: maxAnswers });
  if (found.length === 0) return null;
  const take = (answer: Answer) => {
    onTake(answer.content);
    // A voice helps others; whoever gives it must not wait for it, nor hear that it was lost.
    caller.call(choice, { answerId: answer.id, helpful: true, orderId }).catch(() => undefined);
  };
  return (
    <div className="sd-solution-answers">
      <p className="sd-meta">{text.answers}</p>
      <Rows plain label={text.answers}>
        {found.map((answer) => (
          <Row
            key={answer.id}
            prefix={<Icon name="info" size={20} />}
            description={answer.helpfulCount > 0 ? text.helped(answer.helpfulCount) : undefined}
            onPress={() => setRead(answer)}
          >
            {answer.title}
          </Row>
        ))}
      </Rows>
      {read && <AnswerSheet answer={read} onTake={() => take(read)} onClosed={() => setRead(undefined)} />}
    </div>
  );
}
