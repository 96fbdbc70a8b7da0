import { Button } from '../../shared/components/button.tsx';
import { BottomBar } from '../../shared/components/page.tsx';
import { Sheet } from '../../shared/components/sheet.tsx';
import type { Answer } from '../../shared/domain/answer/answer.ts';
import { useText } from '../../shared/platform/i18n/use-text.ts';
import { ordersText } from './phrases/orders.ts';
import './build.css';

interface AnswerSheetProps {
  answer: Answer;
  onSolved: () => unknown;
  onNotSolved: () => void;
  onClosed: () => void;
}

/** One answer, whole, and whether it helped. */
export function AnswerSheet({ answer, onSolved, onNotSolved, onClosed }: AnswerSheetProps) {
  const { build: text } = useText(ordersText);
  return (
    <Sheet title={answer.title} onClosed={onClosed}>
      {(close) => (
        <>
          <p className="sd-build-answer">{answer.content}</p>
          <BottomBar>
            <Button
              onClick={() => {
                onNotSolved();
                close();
              }}
            >
              {text.notSolved}
            </Button>
            <Button kind="main" onClick={onSolved}>
              {text.solved}
            </Button>
          </BottomBar>
        </>
      )}
    </Sheet>
  );
}
