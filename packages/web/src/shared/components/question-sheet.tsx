import { useEffect, useRef } from 'react';
import { holdUndo, releaseUndo } from '../platform/undo-store.ts';
import { Button } from './button.tsx';
import { Sheet } from './sheet.tsx';

/** A question with two answers; without `cancelLabel` it is a notice with one. */
export interface Question {
  title: string;
  words?: string;
  okLabel: string;
  cancelLabel?: string;
  danger?: boolean;
}

interface QuestionSheetProps {
  question: Question;
  onAnswer: (yes: boolean) => void;
  /** It could not be shown. */
  onClosed: () => void;
}

export function QuestionSheet({ question, onAnswer }: QuestionSheetProps) {
  const yes = useRef(false);
  // It is answered by its buttons alone, so what can be undone waits until it is gone.
  useEffect(() => {
    holdUndo();
    return releaseUndo;
  }, []);
  return (
    <Sheet
      title={question.title}
      place="center"
      role="alertdialog"
      withoutClose
      onClosed={() => onAnswer(yes.current)}
    >
      {(close) => (
        <>
          {question.words !== undefined && <p className="sd-sheet-text">{question.words}</p>}
          <div className="sd-sheet-buttons">
            {question.cancelLabel !== undefined && <Button onClick={close}>{question.cancelLabel}</Button>}
            <Button
              kind={question.danger ? 'danger' : 'main'}
              onClick={() => {
                yes.current = true;
                close();
              }}
            >
              {question.okLabel}
            </Button>
          </div>
        </>
      )}
    </Sheet>
  );
}
