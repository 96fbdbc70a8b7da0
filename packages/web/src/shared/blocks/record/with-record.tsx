import { type ComponentType, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Button } from '../../components/button.tsx';
import { Page } from '../../components/page.tsx';
import { EmptyState } from '../../components/states.tsx';
import { useLocale } from '../../platform/i18n/locale.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { useOutbox, useWaiting } from '../../platform/outbox/outbox.ts';
import { useHasDraft } from '../drafts/use-has-draft.ts';
import { formText } from '../form/phrases.ts';
import { Loaded } from '../list/load-state.tsx';
import type { RecordBase, RecordKind } from './record.ts';

/** What a form about a record is given. */
export interface FormOf<T extends RecordBase, Kind extends RecordKind<T> = RecordKind<T>> {
  record: T;
  kind: Kind;
}

interface WithRecordProps<T extends RecordBase> {
  kind: RecordKind<T>;
  title: string;
  action: string;
  /** The one that the address names unless said. */
  id?: string;
  Form: ComponentType<FormOf<T>> | ComponentType<{ record: T }>;
}

/** Id of the record that the address names. */
export function useRecordId(): string {
  const [query] = useSearchParams();
  return query.get('id') ?? '';
}

/** Shows a form once its record is there and allows the action; another record is another form. */
export function WithRecord<T extends RecordBase>(props: WithRecordProps<T>) {
  const named = useRecordId();
  const id = props.id ?? named;
  return <Opened key={id} {...props} id={id} />;
}

/**
 * A form that was shown stays, whatever happens to the record, and one that was begun opens again: what the person typed,
 * photographed or drew must not vanish; the form says itself that it is too late.
 */
function Opened<T extends RecordBase>({
  id,
  kind,
  title,
  action,
  Form,
}: WithRecordProps<T> & { id: string }) {
  const record = kind.useRecord(id);
  const [opened, setOpened] = useState(false);
  const refused = record.data !== undefined && !opened && !record.data.can.includes(action);
  const begun = useHasDraft(action, `${kind.name}-${id}`, refused);
  if (record.data && !opened && (!refused || begun === true)) setOpened(true);
  if (record.data && opened) {
    const Shown: ComponentType<FormOf<T>> = Form as ComponentType<FormOf<T>>;
    return <Shown kind={kind} record={record.data} />;
  }
  return (
    <Page title={title} backTo={kind.pathOf(id)}>
      <Loaded query={record} cards={2}>
        {(loaded) => begun === false && <Refused kind={kind} record={loaded} action={action} />}
      </Loaded>
    </Page>
  );
}

type RefusedProps<T extends RecordBase> = Pick<WithRecordProps<T>, 'kind' | 'action'> & { record: T };

function Refused<T extends RecordBase>({ kind, record, action }: RefusedProps<T>) {
  const text = useText(formText);
  const locale = useLocale((state) => state.locale);
  const reason = record.refused.find((each) => each.action === action)?.reason;
  const waiting = useWaiting(kind.name, record.id).find(({ about }) => about?.action === action);
  const isKept = useOutbox(({ unkept }) => waiting !== undefined && !unkept.has(waiting.key));
  const why = reason === undefined ? text.note.noPermission : kind.reasonWords(reason, action, locale);
  const { Head } = kind;
  return (
    <div className="sd-stack">
      <Head record={record} />
      <EmptyState
        title={text.note.cannot(kind.actionWords(action, locale, record))}
        hint={waiting ? text.waits(isKept) : why}
        action={<Button to={kind.pathOf(record.id)}>{text.back(kind.noun(locale))}</Button>}
      />
    </div>
  );
}
