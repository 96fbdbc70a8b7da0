import { Button } from '../../components/button.tsx';
import { BottomBar } from '../../components/page.tsx';
import { Sheet } from '../../components/sheet.tsx';
import { useText } from '../../platform/i18n/use-text.ts';
import type { Answer } from '../answer/answer.ts';
import { actText } from './phrases/act.ts';

interface AnswerSheetProps {
  answer: Answer;
  onTake: () => void;
  onClosed: () => void;
}

/** One answer, whole; its words may be taken over. */
export function AnswerSheet({ answer, onTake, onClosed }: AnswerSheetProps) {
  const text = useText(actText).resolve;
  return (
    <Sheet title={answer.title} onClosed={onClosed}>
      {(close) => (
        <>
          <p className="sd-answer-words">{answer.content}</p>
          <BottomBar>
            <Button
              kind="main"
              block
              onClick={() => {
                onTake();
                close();
              }}
            >
              {text.takeAnswer}
            </Button>
          </BottomBar>
        </>
      )}
    </Sheet>
  );
}
