import { dictionary, engineers } from '@svcdesk/core/contract';
import { DraftNotice } from '../../../shared/blocks/drafts/draft-notice.tsx';
import { FormEnd } from '../../../shared/blocks/form/form-end.tsx';
import { useForm } from '../../../shared/blocks/form/use-form.ts';
import { Loaded } from '../../../shared/blocks/list/load-state.tsx';
import { Card } from '../../../shared/components/card.tsx';
import { FieldFrame } from '../../../shared/components/field-frame.tsx';
import { Form } from '../../../shared/components/form.tsx';
import { IconButton } from '../../../shared/components/icon-button.tsx';
import { Page } from '../../../shared/components/page.tsx';
import { Select } from '../../../shared/components/select.tsx';
import { useCall } from '../../../shared/platform/api/use-call.ts';
import { useGoBack } from '../../../shared/platform/hooks/use-go-back.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { showToast } from '../../../shared/platform/toast-store.ts';
import { type Area, areaNamed, regionOptions } from '../areas.ts';
import { skillsText } from '../phrases.ts';
import { ReviewPill } from '../review-pill.tsx';
import { useSkillPaths } from '../use-skill-paths.ts';
import '../skills.css';

/** Where the engineer works: several regions, each as a whole or a part of it. */
export function AddServiceAreaScreen() {
  const paths = useSkillPaths();
  const me = useCall(engineers.findOne, {});
  return (
    <Page backTo={paths.profile}>
      <Loaded query={me} cards={1}>
        {({ serviceAreas }) => <AreasForm now={serviceAreas} />}
      </Loaded>
    </Page>
  );
}

function AreasForm({ now }: { now: readonly Area[] }) {
  const text = useText(skillsText);
  const paths = useSkillPaths();
  const leave = useGoBack(paths.profile);
  const regions = useCall(dictionary.tree, { code: 'region' }, { staleMs: Number.POSITIVE_INFINITY });
  const form = useForm({
    form: 'serviceAreas',
    call: engineers.update,
    live: { areas: now },
    snapshot: {},
    request: ({ fields: { areas } }) => ({ serviceAreas: areas.map(({ code }) => code) }),
    onDone() {
      showToast(text.handedIn);
      leave();
    },
  });
  const { areas } = form.fields;
  const add = (code: string | undefined) => {
    if (code === undefined || areas.some((area) => area.code === code)) return;
    form.set({ areas: [...areas, areaNamed(regions.data ?? [], code)] });
  };
  return (
    <Card>
      <DraftNotice draft={form.draft} />
      <Form onSubmit={form.submit}>
        <AreaList
          areas={areas}
          onRemove={(code) => form.set({ areas: areas.filter((area) => area.code !== code) })}
        />
        <FieldFrame label={text.areaAdd} hint={text.areaHint}>
          <Select
            title={text.areaAdd}
            options={regionOptions(regions.data ?? [], text.whole)}
            value={undefined}
            onChange={add}
            disabled={regions.data === undefined || areas.length === form.maxLength('serviceAreas')}
          />
        </FieldFrame>
        <FormEnd form={form} submitLabel={text.submit} />
      </Form>
    </Card>
  );
}

/** Regions that the engineer serves or wants to. */
function AreaList({ areas, onRemove }: { areas: readonly Area[]; onRemove: (code: string) => void }) {
  const text = useText(skillsText);
  if (areas.length === 0) return <p className="sd-meta">{text.noAreas}</p>;
  return (
    <ul className="sd-skills">
      {areas.map(({ code, name, reviewStatus }) => (
        <li key={code} className="sd-row">
          <p className="sd-grow">
            {name} <ReviewPill status={reviewStatus} />
          </p>
          <IconButton icon="trash" label={text.dropOne(name)} onClick={() => onRemove(code)} />
        </li>
      ))}
    </ul>
  );
}
