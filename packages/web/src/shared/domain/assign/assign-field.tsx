import { Link } from 'react-router-dom';
import { PickField, type PickFieldProps } from '../../blocks/pick/pick-field.tsx';
import type { Found } from '../../blocks/pick/use-found.ts';
import { Button } from '../../components/button.tsx';
import { lazySheet } from '../../components/lazy-part.tsx';
import { useText } from '../../platform/i18n/use-text.ts';
import { engineerPath } from '../../platform/paths.ts';
import { sharedText } from '../../platform/phrases/shared.ts';
import type { AssignSheetProps } from './assign-sheet.tsx';
import { assignText } from './phrases.ts';
import './assign.css';

const AssignSheet = lazySheet(async () => (await import('./assign-sheet.tsx')).AssignSheet);

interface AssignFieldProps
  extends Omit<PickFieldProps<Found>, 'onChoose'>,
    Pick<AssignSheetProps, 'reassigns' | 'work' | 'groupId' | 'day' | 'without' | 'about'> {
  hint?: string;
  clearable?: boolean;
  /** Told with who stood first among those suggested. */
  onChoose: (person: Found | undefined, suggestedId?: string) => void;
}

/** In a form: whom the work goes to, chosen with the same facts as everywhere; what is chosen is sent with the form. */
export function AssignField(props: AssignFieldProps) {
  const { chosen, onChoose, clearable, reassigns, work, groupId, day, without, about, ...field } = props;
  const text = useText(assignText);
  const shared = useText(sharedText);
  return (
    <>
      <PickField {...field} chosen={chosen}>
        {(onClosed) => (
          <AssignSheet
            reassigns={reassigns}
            about={about}
            work={work}
            groupId={groupId}
            day={day}
            without={without}
            chosenId={chosen?.id}
            onAssign={({ engineer, suggestedId }) => {
              if (engineer) {
                onChoose({ id: engineer.id, words: engineer.words, note: engineer.note }, suggestedId);
              }
              return undefined;
            }}
            onClosed={onClosed}
          />
        )}
      </PickField>
      {chosen && (
        <div className="sd-row sd-assign-chosen">
          <Link className="sd-assign-about sd-grow" to={engineerPath(chosen.id)}>
            {text.about(chosen.words)}
          </Link>
          {clearable && (
            <Button kind="link" small onClick={() => onChoose(undefined)}>
              {shared.field.clear}
            </Button>
          )}
        </div>
      )}
    </>
  );
}
