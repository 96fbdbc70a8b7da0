/** A founded company: what stories about it need, by id, at hand. */
import type { ClientActor, StaffActor } from '@svcdesk/core/roles';
import type { OrderSource, PriorityCode } from '@svcdesk/core/rules';
import type { ServiceClock } from '@svcdesk/core/sla';
import type { ShownField } from '../../modules/templates/index.ts';
import type { Case } from '../companies.ts';
import type { Pictures } from '../pictures.ts';

export interface Member {
  readonly id: string;
  readonly account: string;
  readonly name: string;
  readonly phone: string;
  readonly actor: StaffActor;
}

export interface Team {
  readonly id: string;
  /** Takes what no rule matches. */
  readonly isDefault: boolean;
  readonly key: string;
  readonly name: string;
  readonly sources: readonly OrderSource[];
  /** Itself and every group above it, nearest first. */
  readonly chain: readonly string[];
  readonly memberIds: readonly string[];
  readonly leadIds: readonly string[];
}

export interface Client {
  readonly id: string;
  readonly account: string;
  readonly name: string;
  readonly phone: string;
  readonly actor: ClientActor;
}

export interface Reporter {
  readonly id: string;
  readonly name: string;
  readonly phone: string;
  readonly accountId: string | null;
}

export interface Asset {
  readonly id: string;
  readonly name: string;
  readonly onShelf: boolean;
}

export interface Site {
  readonly id: string;
  readonly name: string;
  readonly code: string;
  readonly address: string | null;
  readonly customerId: string;
  readonly customerName: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly weight: number;
  readonly reporters: readonly Reporter[];
  /** Accounts whose scope holds it. */
  readonly clients: readonly Client[];
  readonly assets: readonly Asset[];
}

/** What a catalogue promises at a priority. */
export interface Commitment {
  readonly responseMinutes: number;
  readonly resolveMinutes: number;
  readonly calendarId: string;
  readonly calendarVersion: number;
}

/** A catalogue that can be chosen, with all that follows from it. */
export interface Service {
  readonly id: string;
  readonly key: string;
  readonly name: string;
  readonly serviceMode: 'remote' | 'onSite';
  readonly priority: PriorityCode;
  readonly source: OrderSource;
  readonly weight: number;
  readonly cases: readonly Case[];
  readonly typeId: string;
  readonly typeName: string;
  readonly typeNameEn: string;
  readonly promises: Readonly<Record<PriorityCode, Commitment>>;
  offeredTo(site: Site): boolean;
}

/** A custom field with what demo orders answer. */
export interface AskedField extends ShownField {
  readonly samples: readonly string[];
  readonly columns?: AskedField[];
}

export interface Template {
  readonly id: string;
  readonly version: number;
  readonly fields: readonly AskedField[];
}

export interface Company {
  readonly tenantId: string;
  readonly name: string;
  readonly timeZone: string;
  readonly teams: ReadonlyMap<string, Team>;
  readonly members: ReadonlyMap<string, Member>;
  readonly sites: readonly Site[];
  readonly services: readonly Service[];
  readonly siteById: ReadonlyMap<string, Site>;
  readonly serviceById: ReadonlyMap<string, Service>;
  /** Hours in which its people work. */
  readonly officeClock: ServiceClock;
  clockOf(calendarId: string): ServiceClock;
  teamFor(site: Site, service: Service): Team;
  templateFor(site: Site, typeId: string): Template | undefined;
  /** Who of a group is on duty at an instant. */
  onDuty(teamId: string, at: number): readonly string[];
  /** What photos show; none where no files are kept. */
  readonly pictures: Pictures;
  /** Accounts with the role of dispatcher. */
  readonly dispatcherIds: readonly string[];
}
