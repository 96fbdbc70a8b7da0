import { maxPreviewedStops } from '@svcdesk/core/contract/dispatch';
import { isVisible } from '@svcdesk/core/format';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { FormAlert } from '../../blocks/form/form-note.tsx';
import { PickerSheet } from '../../blocks/pick/picker-sheet.tsx';
import { useTyped } from '../../blocks/pick/use-found.ts';
import { Button } from '../../components/button.tsx';
import { FieldFrame } from '../../components/field-frame.tsx';
import { focusWrong } from '../../components/focus-wrong.ts';
import { Icon } from '../../components/icon.tsx';
import { OptionSheet } from '../../components/option-sheet.tsx';
import { BottomBar } from '../../components/page.tsx';
import { EmptyState } from '../../components/states.tsx';
import { TextArea } from '../../components/text-area.tsx';
import { useLocale } from '../../platform/i18n/locale.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { sharedText } from '../../platform/phrases/shared.ts';
import { Consequences } from '../dispatch/consequences.tsx';
import { groupOptions } from '../organisation/organisation.ts';
import { useOrganisation } from '../organisation/use-organisation.ts';
import type { Candidate } from './candidate.ts';
import { CandidateRow } from './candidate-row.tsx';
import { assignVerb } from './owner.ts';
import { assignText } from './phrases.ts';
import { useCandidates, type Work } from './use-candidates.ts';
import './assign.css';

/** Whom work goes to: an engineer of a group, or the group alone. */
export interface Assignment {
  groupId: string;
  engineer: Candidate | undefined;
  /** Who stood first among those suggested for them to choose from. */
  suggestedId?: string | undefined;
}

export interface AssignSheetProps {
  /** Its own words where several works are given at once; otherwise whether an engineer has it decides them. */
  title?: string;
  /** An engineer has it already. */
  reassigns: boolean;
  /** Below the title: what it is, until when it has to be done. */
  about?: ReactNode;
  /** Above the candidates: what has to be known before. */
  head?: ReactNode;
  work: Work;
  groupId: string | undefined;
  /** By which day the candidates are judged (YYYY-MM-DD); the first on which each can come unless said. */
  day?: string;
  /** Who has it now, who may not have it. */
  without: readonly (string | undefined)[];
  /** Who is chosen already. */
  chosenId?: string;
  /** Who was proposed where it was opened: the best as long as they fit. */
  proposedId?: string;
  /** Others changed the work meanwhile: no engineer is chosen until the person does so anew. */
  changed?: boolean;
  /** It may go to another group too. */
  withGroups?: boolean;
  /** It may go to a group alone, without an engineer. */
  groupAlone?: (groupId: string) => boolean;
  /** Has others make way for it: offered where nobody of its group is in time. */
  onMakeRoom?: (() => void) | undefined;
  /** A word to the engineer who takes over. */
  note?: NoteProps;
  /** What is given is still being read. */
  busy?: boolean;
  /** Why it is not done, once it was tried; that it is not yet unless said. */
  failure?: string | undefined;
  /** It turned out to be done after all: the sheet closes. */
  done?: boolean;
  /** Gives whether it is done: then the sheet closes. What gives nothing is done at once. */
  onAssign: (assignment: Assignment) => Promise<boolean> | undefined;
  onClosed: () => void;
}

interface NoteProps {
  value: string;
  onChange: (value: string) => void;
  required: boolean;
  maxLength: number | undefined;
}

/** Who was chosen; what others changed meanwhile undoes it. */
interface Choice {
  id: string | undefined;
  /** As they stood in the list, and who was suggested in it. */
  candidate?: Candidate | undefined;
  suggestedId?: string | undefined;
  changed: boolean;
}

/**
 * The one way to give work to a person: for a thing and a day, who may do it with what speaks for and against them,
 * the best chosen already. The present owner is not offered. An engineer who does not fit never stands on a filled button.
 */
export function AssignSheet(props: AssignSheetProps) {
  const { reassigns, work, day, without, proposedId, changed = false, note, withGroups, groupAlone } = props;
  const text = useText(assignText);
  const locale = useLocale((state) => state.locale);
  const search = useTyped();
  const [groupId, setGroupId] = useState(props.groupId ?? '');
  const [choice, setChoice] = useState<Choice>({ id: props.chosenId || undefined, changed });
  const [tries, setTries] = useState(0);
  const [failed, setFailed] = useState(false);
  const list = useCandidates({ work, groupId, day, without, proposedId }, search.words);
  const pickedId = choice.changed === changed ? choice.id : undefined;
  // While it is not known who may get what is left of the work, whoever was chosen stays.
  const isUnknown = list.items.length === 0 && (list.loading || Boolean(list.error));
  const picked =
    list.items.find(({ id }) => id === pickedId) ??
    (isUnknown && pickedId !== undefined ? choice.candidate : undefined) ??
    (pickedId === undefined && !changed ? list.items.find(({ best }) => best) : undefined);
  const isLate = list.nobodyInTime && groupId === props.groupId;
  const isLateTogether =
    list.nobodyInTime && list.suggestedId !== undefined && (work.orderIds?.length ?? 0) > 1;
  const isNobodyFit = search.words === '' && list.items.length > 0 && list.items.every(({ fits }) => !fits);

  const choose = (candidate: Candidate | undefined) => {
    setChoice({ id: candidate?.id, candidate, suggestedId: list.suggestedId, changed });
    setFailed(false);
  };
  const changeGroup = (chosen: string) => {
    setGroupId(chosen);
    choose(undefined);
  };
  async function assign(engineer: Candidate | undefined, close: () => void): Promise<void> {
    setTries(tries + 1);
    if (note && isMissing(note)) return;
    setFailed(false);
    // The choice stays with this engineer, even if another one is proposed meanwhile.
    const isChosen = engineer?.id === pickedId;
    if (engineer && !isChosen) choose(engineer);
    const suggestedId = engineer && ((isChosen && choice.suggestedId) || list.suggestedId);
    const done = props.onAssign({ groupId: engineer?.groupId ?? groupId, engineer, suggestedId });
    if (done === undefined || (await done)) close();
    else setFailed(true);
  }

  return (
    <PickerSheet
      title={props.title ?? assignVerb(reassigns, locale)}
      about={props.about}
      searchHint={text.hint}
      search={search}
      list={list}
      chosen={picked ? [picked] : []}
      onChoose={([candidate]) => choose(candidate)}
      onClosed={props.onClosed}
      renderItem={(candidate) => <CandidateRow candidate={candidate} />}
      empty={
        <EmptyState icon="people" title={withGroups && groupId === '' ? text.groupFirst : text.nobody} />
      }
      head={
        <div className="sd-assign-head">
          {props.head}
          {withGroups && <GroupChoice groupId={groupId} onChange={changeGroup} />}
          {isNobodyFit && (
            <p className="sd-assign-warning" role="status">
              {text.nobodyFits}
            </p>
          )}
          {isLateTogether && (
            <p className="sd-assign-warning" role="status">
              {text.nobodyForAll}
            </p>
          )}
          {props.onMakeRoom && isLate && (
            <div className="sd-assign-room">
              <p className="sd-meta">{text.makeRoomHint}</p>
              <Button small kind="tonal" onClick={props.onMakeRoom}>
                {text.makeRoom}
              </Button>
            </div>
          )}
        </div>
      }
      foot={(close) => (
        <>
          {picked && <Consequences stops={stopsFor(work, picked.id)} />}
          {note && <TakeoverNote note={note} tries={tries} />}
          <BottomBar>
            <FormAlert words={failed ? (props.failure ?? text.notYet) : undefined} />
            {props.done && <CloseAtOnce close={close} />}
            {groupAlone?.(groupId) && (
              <Button busy={props.busy} onClick={() => assign(undefined, close)}>
                {text.toGroup}
              </Button>
            )}
            <AssignButton
              picked={picked}
              reassigns={reassigns}
              busy={props.busy}
              onPress={() => assign(picked, close)}
            />
          </BottomBar>
        </>
      )}
    />
  );
}

const isMissing = ({ required, value }: NoteProps) => required && !isVisible(value);

/** A word to the engineer who takes over. Once it was tried without one that is required, the field says so. */
function TakeoverNote({ note, tries }: { note: NoteProps; tries: number }) {
  const text = useText(assignText);
  const shared = useText(sharedText);
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (tries > 0) focusWrong(ref.current);
  }, [tries]);
  return (
    <div className="sd-assign-note" ref={ref}>
      <FieldFrame
        label={text.note}
        required={note.required}
        hint={note.required ? undefined : text.noteHint}
        error={tries > 0 && isMissing(note) ? shared.field.missing(text.note) : undefined}
      >
        <TextArea value={note.value} onChange={note.onChange} maxLength={note.maxLength} rows={2} />
      </FieldFrame>
    </div>
  );
}

/** Closes the sheet that it is drawn in. */
function CloseAtOnce({ close }: { close: () => void }) {
  useEffect(close, [close]);
  return null;
}

/** Orders that are previewed together, at most: consequences of more could not be read. */
const stopsFor = ({ orderIds = [], time }: Work, engineerId: string) =>
  orderIds.length > maxPreviewedStops ? [] : orderIds.map((orderId) => ({ orderId, engineerId, ...time }));

interface AssignButtonProps {
  picked: Candidate | undefined;
  reassigns: boolean;
  busy: boolean | undefined;
  onPress: () => Promise<void>;
}

/** The verb and the engineer whom it means; filled only for one who fits. */
function AssignButton({ picked, reassigns, busy, onPress }: AssignButtonProps) {
  const text = useText(assignText);
  if (picked === undefined) return <p className="sd-meta sd-grow">{text.choose}</p>;
  const { words, fits } = picked;
  return (
    <Button kind={fits ? 'main' : 'plain'} busy={busy} onClick={onPress}>
      {fits ? (reassigns ? text.reassignTo(words) : text.assignTo(words)) : text.anyway(words)}
    </Button>
  );
}

/** Which group's people are asked for. */
function GroupChoice({ groupId, onChange }: { groupId: string; onChange: (groupId: string) => void }) {
  const text = useText(assignText);
  const organisation = useOrganisation();
  const [open, setOpen] = useState(false);
  const options = groupOptions(organisation.data ?? []);
  const words = options.find(({ value }) => value === groupId)?.label ?? text.chooseGroup;
  return (
    <div>
      <Button
        small
        disabled={organisation.data === undefined}
        label={`${text.group} ${words}`}
        onClick={() => setOpen(true)}
      >
        <span className="sd-row">
          {words}
          <Icon name="down" size={16} />
        </span>
      </Button>
      {open && (
        <OptionSheet
          title={text.group}
          options={options}
          chosen={[groupId]}
          branches
          onChoose={([chosen]) => chosen !== undefined && onChange(chosen)}
          onClosed={() => setOpen(false)}
        />
      )}
    </div>
  );
}
