import { type ComponentType, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Button } from '../../components/button.tsx';
import { Page } from '../../components/page.tsx';
import { EmptyState } from '../../components/states.tsx';
import { useLocale } from '../../platform/i18n/locale.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { useOutbox, useWaiting } from '../../platform/outbox/outbox.ts';
import { useIsBegun } from '../drafts/use-is-begun.ts';
import { formText } from '../form/phrases.ts';
import { Loaded } from '../list/load-state.tsx';
import type { Thing, ThingKind } from './thing.ts';

/** What a form about a thing is given. */
export interface FormOf<T extends Thing, Kind extends ThingKind<T> = ThingKind<T>> {
  thing: T;
  kind: Kind;
}

interface WithThingProps<T extends Thing> {
  kind: ThingKind<T>;
  title: string;
  action: string;
  /** The one that the address names unless said. */
  id?: string;
  Form: ComponentType<FormOf<T>> | ComponentType<{ thing: T }>;
}

/** Id of the thing that the address names. */
export function useThingId(): string {
  const [query] = useSearchParams();
  return query.get('id') ?? '';
}

/** Shows a form once its thing is there and allows the action; another thing is another form. */
export function WithThing<T extends Thing>(props: WithThingProps<T>) {
  const named = useThingId();
  const id = props.id ?? named;
  return <Opened key={id} {...props} id={id} />;
}

/**
 * A form that was shown stays, whatever happens to the thing, and one that was begun opens again: what somebody typed,
 * photographed or drew must not vanish; the form says itself that it is too late.
 */
function Opened<T extends Thing>({ id, kind, title, action, Form }: WithThingProps<T> & { id: string }) {
  const thing = kind.useThing(id);
  const [opened, setOpened] = useState(false);
  const refused = thing.data !== undefined && !opened && !thing.data.can.includes(action);
  const begun = useIsBegun(action, `${kind.name}-${id}`, refused);
  if (thing.data && !opened && (!refused || begun === true)) setOpened(true);
  if (thing.data && opened) {
    const Shown: ComponentType<FormOf<T>> = Form as ComponentType<FormOf<T>>;
    return <Shown kind={kind} thing={thing.data} />;
  }
  return (
    <Page title={title} backTo={kind.pathOf(id)}>
      <Loaded query={thing} cards={2}>
        {(loaded) => begun === false && <Refused kind={kind} thing={loaded} action={action} />}
      </Loaded>
    </Page>
  );
}

type RefusedProps<T extends Thing> = Pick<WithThingProps<T>, 'kind' | 'action'> & { thing: T };

function Refused<T extends Thing>({ kind, thing, action }: RefusedProps<T>) {
  const text = useText(formText);
  const locale = useLocale((state) => state.locale);
  const reason = thing.refused.find((each) => each.action === action)?.reason;
  const waiting = useWaiting(kind.name, thing.id).find(({ about }) => about?.action === action);
  const isKept = useOutbox(({ unkept }) => waiting !== undefined && !unkept.has(waiting.key));
  const why = reason === undefined ? text.note.noPermission : kind.reasonWords(reason, action, locale);
  const { Head } = kind;
  return (
    <div className="sd-stack">
      <Head thing={thing} />
      <EmptyState
        title={text.note.cannot(kind.actionWords(action, locale))}
        hint={waiting ? text.waits(isKept) : why}
        action={<Button to={kind.pathOf(thing.id)}>{text.back(kind.noun(locale))}</Button>}
      />
    </div>
  );
}
