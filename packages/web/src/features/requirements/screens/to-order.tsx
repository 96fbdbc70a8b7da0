import { requirementStatus } from '@svcdesk/core/rules';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { Attachments } from '../../../shared/blocks/photos/attachments.tsx';
import { type FormOf, WithRecord } from '../../../shared/blocks/record/with-record.tsx';
import { Card } from '../../../shared/components/card.tsx';
import { ChoiceButton } from '../../../shared/components/choice-button.tsx';
import { FieldFrame } from '../../../shared/components/field-frame.tsx';
import { BuildPage } from '../../../shared/domain/order-build/build-page.tsx';
import { useOrderBuild } from '../../../shared/domain/order-build/use-order-build.ts';
import type { Requirement } from '../../../shared/domain/requirement/requirement.ts';
import { staffRequirement } from '../../../shared/domain/requirement/requirement-kind.tsx';
import { joinNames } from '../../../shared/platform/i18n/join-names.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { staffPaths, withId } from '../../../shared/platform/paths.ts';
import { useScreenTitle } from '../../../shared/platform/screens.ts';
import { takeReporter, useChosenReporter } from '../chosen-reporter.ts';
import { LockNotice } from '../lock-notice.tsx';
import { handlingText } from '../phrases.ts';
import { fromRequirement } from '../to-order.ts';
import { useLock } from '../use-lock.ts';

export function ToOrderScreen() {
  return <WithRecord kind={staffRequirement} title={useScreenTitle()} action="toOrder" Form={ToOrderForm} />;
}

/** The form of a new order, filled in with what was asked; nobody else is at it meanwhile. */
function ToOrderForm({ record }: FormOf<Requirement>) {
  const text = useText(handlingText).toOrder;
  const navigate = useNavigate();
  const build = useOrderBuild(fromRequirement(record));
  const { take, giveBack } = useLock(record.id, record.status <= requirementStatus.handling);
  const { fields, set, draft } = build.form;
  const choice = useChosenReporter((state) => state.choice);
  useEffect(() => {
    if (!draft.ready || choice?.requirementId !== record.id) return;
    set({ reporter: choice.reporter });
    takeReporter();
  }, [choice, draft.ready, record.id, set]);
  const { cell, reporter } = fields;
  const toReporters = () =>
    navigate(
      withId(staffPaths.requirement.reporters, record.id, {
        cell: cell?.id ?? '',
        chosen: reporter?.id ?? '',
      }),
    );
  return (
    <BuildPage
      title={useScreenTitle()}
      backTo={withId(staffPaths.requirement.detail, record.id)}
      build={build}
      head={
        <>
          <LockNotice requirement={record} onTake={take} onGiveBack={giveBack} />
          <CarriedCard requirement={record} />
        </>
      }
      reporter={
        <FieldFrame label={text.reporter} hint={reporter?.phone ?? record.reportPhone}>
          <ChoiceButton
            words={reporter?.name ?? record.reportName}
            placeholder={text.chooseReporter}
            onOpen={() => void toReporters()}
          />
        </FieldFrame>
      }
    />
  );
}

/** What goes along without being typed again. */
function CarriedCard({ requirement: { attachments, assets } }: { requirement: Requirement }) {
  const text = useText(handlingText).toOrder;
  if (attachments.length === 0 && assets.length === 0) return null;
  return (
    <Card title={text.carried}>
      <Attachments attachments={attachments} />
      {assets.length > 0 && (
        <p className="sd-meta">{joinNames(assets.map(({ name, code }) => `${name} ${code}`))}</p>
      )}
    </Card>
  );
}
