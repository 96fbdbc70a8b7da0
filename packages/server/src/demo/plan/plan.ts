/** A company as it is written down, before it has ids: keys stand for what will be rows. */

import type { StaffRole } from '@svcdesk/core/roles';
import type { OrderSource } from '@svcdesk/core/rules';
import type { Hours } from '@svcdesk/core/sla';
import type { Case } from './case.ts';
import type { FieldPlan } from './field-plan.ts';

export interface GroupPlan {
  readonly key: string;
  readonly name: string;
  /** The group above; absent for the root. */
  readonly parent?: string;
  readonly sources?: readonly OrderSource[];
  /** Takes what no rule matches. */
  readonly isDefault?: true;
  /** Account names of its leads. */
  readonly leads?: readonly string[];
}

export interface StaffPlan {
  /** Account name to sign in with; also the key of the person. */
  readonly account: string;
  readonly name: string;
  readonly roles: readonly StaffRole[];
  readonly groups: readonly string[];
  readonly phone: string;
  /** Skill key and level 1 to 3. */
  readonly skills?: readonly (readonly [key: string, level: 1 | 2 | 3])[];
  /** Region codes. */
  readonly areas?: readonly string[];
  /** Refused at sign-in. */
  readonly admin?: true;
}

/** Somebody who signed up as an engineer and has no role yet. */
export type NewcomerPlan = Pick<StaffPlan, 'account' | 'name' | 'phone'>;

/** Somebody who asks to belong to a customer's site. */
export interface JoinPlan {
  readonly account: string;
  readonly name: string;
  readonly phone: string;
  readonly cell: string;
  readonly remark?: string;
  readonly hoursAgo: number;
  readonly rejected?: { readonly by: string; readonly comment: string };
}

export interface InvitePlan {
  readonly by: string;
  readonly cells: readonly string[];
  readonly scope: 'own' | 'cells' | 'customer';
  readonly uses: number;
  readonly used: number;
  readonly daysAgo: number;
  readonly revoked?: boolean;
}

export interface ProfilePlan {
  readonly account: string;
  readonly employer: string;
  readonly experience: string;
}

export interface ReviewPlan {
  readonly kind: 'registration' | 'profile' | 'skill' | 'area';
  readonly account: string;
  readonly daysAgo: number;
  readonly proposal: {
    readonly employer?: string;
    readonly experience?: string;
    /** All skills that the person would have; those they have, where it was approved. */
    readonly skills?: NonNullable<StaffPlan['skills']> | 'in force';
    readonly serviceAreas?: readonly string[];
  };
  readonly decided?: {
    readonly by: string;
    readonly approve: boolean;
    readonly daysAgo: number;
    readonly comment?: string;
  };
}

export interface CellPlan {
  readonly key: string;
  readonly name: string;
  readonly code: string;
  readonly regionCode: string;
  readonly address: string;
  readonly latitude: number;
  readonly longitude: number;
  /** Name and phone of who reports from here; the first is the contact. */
  readonly people: readonly (readonly [name: string, phone: string])[];
  readonly openingHours?: string;
  readonly remark?: string;
}

export interface ClientPlan {
  readonly account: string;
  readonly name: string;
  readonly phone: string;
  readonly scope: 'own' | 'cells' | 'customer';
  readonly cells: readonly string[];
}

export interface CustomerPlan {
  readonly key: string;
  readonly name: string;
  readonly shortName: string;
  readonly contractNo: string;
  /** Part of the orders that comes from here. */
  readonly weight: number;
  readonly cells: readonly CellPlan[];
  readonly clients: readonly ClientPlan[];
}

/** Minutes of service time to respond and to resolve, by priority 1 to 4. */
export type TargetPlan = readonly (readonly [responseMinutes: number, resolveMinutes: number])[];

export interface CatalogPlan {
  readonly key: string;
  readonly zh: string;
  readonly en: string;
  /** What people call it, beside its names. */
  readonly keywords?: string;
  readonly serviceMode?: 'remote' | 'onSite';
  readonly priority?: 1 | 2 | 3 | 4;
  /** Targets of its own, by this calendar; else the tenant's default. */
  readonly targets?: { readonly calendar: string; readonly minutes: TargetPlan };
  /** Keys of the customers it is offered to; absent: all. */
  readonly customers?: readonly string[];
  /** The order type that its orders have. */
  readonly type?: string;
  readonly source?: OrderSource;
  /** Part of the orders that asks for it. */
  readonly weight?: number;
  readonly cases?: readonly Case[];
  readonly children?: readonly CatalogPlan[];
}

export interface NodePlan {
  readonly key: string;
  readonly zh: string;
  readonly en: string;
  readonly children?: readonly NodePlan[];
}

/** A kind of trouble, or of wish, that staff confirm before it is an order. */
export interface TypePlan extends NodePlan {
  /** What people call it, beside its names. */
  readonly keywords?: string;
  readonly intake?: 'requirement';
  readonly children?: readonly TypePlan[];
}

export interface SkillPlan extends NodePlan {
  readonly catalog?: string;
  readonly children?: readonly SkillPlan[];
}

export interface TemplatePlan {
  readonly key: string;
  readonly name: string;
  readonly type: string;
  readonly cell?: string;
  readonly fields: readonly FieldPlan[];
}

export interface CalendarPlan {
  readonly key: string;
  readonly name: string;
  readonly isDefault?: true;
  readonly weekly: readonly (readonly Hours[])[];
  readonly holidaySet?: string;
}

export interface RulePlan {
  readonly cell?: string;
  readonly catalog?: string;
  readonly type?: string;
  readonly group: string;
}

export interface AssetClassPlan extends NodePlan {
  readonly properties?: readonly AssetPropertyPlan[];
  readonly children?: readonly AssetClassPlan[];
  /** Models that assets of it have, with what they are called at the site. */
  readonly models?: readonly (readonly [model: string, name: string])[];
  /** What device checks read of them. */
  readonly deviceKind?: 'controller' | 'accessPoint' | 'switch';
  /** How many a site has, at most. */
  readonly most?: number;
  readonly code?: string;
}

export interface AssetPropertyPlan {
  readonly key: string;
  readonly zh: string;
  readonly en: string;
  readonly type: 'text' | 'number' | 'date' | 'select';
  readonly options?: readonly string[];
  readonly clients?: false;
  readonly use?: 'address';
}

export interface ArticlePlan {
  readonly catalog?: string;
  readonly zh: readonly [title: string, content: string];
  readonly en: readonly [title: string, content: string];
}

export interface FilterPlan {
  readonly account: string;
  readonly name: string;
  readonly filter: Readonly<Record<string, readonly number[]>>;
}

export interface CompanyPlan {
  readonly name: string;
  readonly inviteCode: string;
  readonly groups: readonly GroupPlan[];
  readonly staff: readonly StaffPlan[];
  readonly newcomers?: readonly NewcomerPlan[];
  readonly profiles?: readonly ProfilePlan[];
  readonly reviews?: readonly ReviewPlan[];
  readonly filters?: readonly FilterPlan[];
  readonly joins?: readonly JoinPlan[];
  readonly invitations?: readonly InvitePlan[];
  readonly customers: readonly CustomerPlan[];
  readonly calendars: readonly CalendarPlan[];
  readonly defaultTargets: { readonly calendar: string; readonly minutes: TargetPlan };
  readonly catalogs: readonly CatalogPlan[];
  readonly types: readonly TypePlan[];
  readonly rules: readonly RulePlan[];
  readonly templates: readonly TemplatePlan[];
  readonly skills: readonly SkillPlan[];
  readonly assetClasses: readonly AssetClassPlan[];
  readonly articles: readonly ArticlePlan[];
}
