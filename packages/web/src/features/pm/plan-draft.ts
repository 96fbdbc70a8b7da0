import type { DataOf, RequestOf } from '@svcdesk/core/contract';
import type { checkItemKinds, page, save } from '@svcdesk/core/contract/pm-plans';
import { isVisible } from '@svcdesk/core/format';
import type { Problems } from '../../shared/blocks/form/problems.ts';
import type { Found } from '../../shared/blocks/pick/use-found.ts';
import type { Target } from '../../shared/domain/organisation/target.ts';
import { readingOf } from './reading.ts';

export type PmPlan = DataOf<typeof page>['list'][number];
type PlanRequest = RequestOf<typeof save>;

/** An item of a check list as it is filled in; limits are typed. */
export interface ItemPlan {
  /** Of the item on the server; new ones have none. */
  id?: string;
  name: string;
  kind: (typeof checkItemKinds)[number];
  min: string;
  max: string;
  unit: string;
  /** Choices, one a line. */
  options: string;
  required: boolean;
  photoRequired: boolean;
}

/** A plan as it is filled in. */
export interface PlanDraft {
  name: string;
  site: Found | undefined;
  target: Target;
  items: readonly ItemPlan[];
  count: string;
  unit: NonNullable<PlanRequest['every']>['unit'];
  anchorOn: string;
  endOn: string;
  leadDays: string;
  minutes: string;
  mode: NonNullable<PlanRequest['mode']>;
  onHoliday: NonNullable<PlanRequest['onHoliday']>;
  onOpen: NonNullable<PlanRequest['onOpen']>;
  enabled: boolean;
}

export const blankItem: ItemPlan = {
  name: '',
  kind: 'ok',
  min: '',
  max: '',
  unit: '',
  options: '',
  required: true,
  photoRequired: false,
};

/** What the form of a plan begins with; a new one with the first day given. */
export function planDraft(plan: PmPlan | undefined, today: string): PlanDraft {
  return {
    name: plan?.name ?? '',
    site: plan && { id: plan.cellId, words: plan.cellName, note: plan.customerName },
    target: { groupId: plan?.groupId ?? '', engineerId: plan?.engineerId ?? '' },
    items: plan?.items.map(itemPlan) ?? [blankItem],
    count: String(plan?.every.count ?? 1),
    unit: (plan?.every.unit as PlanDraft['unit']) ?? 'month',
    anchorOn: plan?.anchorOn ?? today,
    endOn: plan?.endOn ?? '',
    leadDays: String(plan?.leadDays ?? 7),
    minutes: String(plan?.minutes ?? 60),
    mode: (plan?.mode as PlanDraft['mode']) ?? 'fixed',
    onHoliday: (plan?.onHoliday as PlanDraft['onHoliday']) ?? 'keep',
    onOpen: (plan?.onOpen as PlanDraft['onOpen']) ?? 'merge',
    enabled: plan?.enabled ?? true,
  };
}

function itemPlan({
  id,
  name,
  kind,
  min,
  max,
  unit,
  options,
  required,
  photoRequired,
}: PmPlan['items'][number]): ItemPlan {
  return {
    id,
    name,
    kind: kind as ItemPlan['kind'],
    min: min?.toString() ?? '',
    max: max?.toString() ?? '',
    unit: unit ?? '',
    options: options?.join('\n') ?? '',
    required,
    photoRequired: photoRequired === true,
  };
}

const optionsOf = (options: string) =>
  options
    .split('\n')
    .map((each) => each.trim())
    .filter(Boolean);

/** What is sent of a plan; assets and what it raises stay as they are. */
export function planRequest(draft: PlanDraft, plan: PmPlan | undefined): PlanRequest {
  const { name, site, target, items, count, unit, anchorOn, endOn, leadDays, minutes, ...rest } = draft;
  return {
    ...rest,
    ...(plan && {
      id: plan.id,
      version: plan.version,
      checkListId: plan.checkListId,
      assetIds: plan.assetIds,
      classId: plan.classId,
      faultTypeId: plan.faultTypeId,
      faultCatalogId: plan.faultCatalogId,
    }),
    name: name.trim(),
    cellId: site?.id ?? '',
    groupId: target.groupId,
    engineerId: target.engineerId || undefined,
    every: { count: Number(count), unit },
    anchorOn,
    endOn: endOn || undefined,
    leadDays: Number(leadDays),
    minutes: Number(minutes),
    items: items.map((item) => ({
      id: item.id,
      name: item.name.trim(),
      kind: item.kind,
      required: item.required,
      photoRequired: item.photoRequired || undefined,
      ...(item.kind === 'number' && {
        min: readingOf(item.min),
        max: readingOf(item.max),
        unit: item.unit.trim() || undefined,
      }),
      ...(item.kind === 'select' && { options: optionsOf(item.options) }),
    })),
  };
}

/** What the contract cannot know is missing, by the fields of the request. */
export function planProblems(draft: PlanDraft): Problems {
  return {
    name: !isVisible(draft.name),
    cellId: draft.site === undefined,
    groupId: draft.target.groupId === '',
    anchorOn: draft.anchorOn === '',
    ...Object.fromEntries(
      draft.items.flatMap((item, place) => [
        [`items.${place}.name`, !isVisible(item.name)],
        [`items.${place}.options`, item.kind === 'select' && optionsOf(item.options).length === 0],
      ]),
    ),
  };
}
