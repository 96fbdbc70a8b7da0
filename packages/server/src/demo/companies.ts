import hengchuanAssets from './data/hengchuan/assets.json' with { type: 'json' };
import hengchuanBeside from './data/hengchuan/beside-import.json' with { type: 'json' };
import hengchuanCustomers from './data/hengchuan/customers.json' with { type: 'json' };
import hengchuanKnowledge from './data/hengchuan/knowledge.json' with { type: 'json' };
import hengchuanOrganisation from './data/hengchuan/organisation.json' with { type: 'json' };
import hengchuanServices from './data/hengchuan/services.json' with { type: 'json' };
import hengchuanStories from './data/hengchuan/stories.json' with { type: 'json' };
import yuanqiaoAssets from './data/yuanqiao/assets.json' with { type: 'json' };
import yuanqiaoBeside from './data/yuanqiao/beside-import.json' with { type: 'json' };
import yuanqiaoCustomers from './data/yuanqiao/customers.json' with { type: 'json' };
import yuanqiaoOrganisation from './data/yuanqiao/organisation.json' with { type: 'json' };
import yuanqiaoServices from './data/yuanqiao/services.json' with { type: 'json' };
import yuanqiaoStories from './data/yuanqiao/stories.json' with { type: 'json' };

/** A row of a list, as administrators import it. */
export type Row = Readonly<Record<string, unknown>>;

interface Person {
  readonly account: string;
  readonly name: string;
  readonly phone: string;
}

interface Skill {
  readonly skill: string;
  readonly level: number;
}

/** What an import has no list for; codes stand for what it brought. */
export interface BesideImport {
  /** Names that are too short for an import, which gives all but the administrator their work. */
  readonly accounts?: readonly (Person & { readonly admin?: boolean })[];
  readonly engineers?: readonly {
    readonly account: string;
    readonly skills: readonly Skill[];
    readonly areas: readonly string[];
  }[];
  /** Who reports from a site; an account where they sign in. */
  readonly reporters?: readonly {
    readonly cell: string;
    readonly name: string;
    readonly phone: string;
    readonly account?: string;
  }[];
  /** Who signed up as an engineer and has no role yet. */
  readonly newcomers?: readonly Person[];
  /** What people tell of themselves. */
  readonly profiles?: readonly {
    readonly account: string;
    readonly employer: string;
    readonly experience: string;
  }[];
  readonly reviews?: readonly {
    readonly kind: 'registration' | 'profile' | 'skill' | 'area';
    readonly account: string;
    readonly daysAgo: number;
    readonly proposal: {
      readonly employer?: string;
      readonly experience?: string;
      /** All skills that the person would have. */
      readonly skills?: readonly Skill[];
      /** The skills that they have, where it was approved. */
      readonly inForce?: boolean;
      readonly serviceAreas?: readonly string[];
    };
    readonly decided?: {
      readonly by: string;
      readonly approve: boolean;
      readonly daysAgo: number;
      readonly comment?: string;
    };
  }[];
  /** Filters that people keep of the list of orders. */
  readonly filters?: readonly {
    readonly account: string;
    readonly name: string;
    readonly filter: Readonly<Record<string, readonly number[]>>;
  }[];
  /** Who asks to belong to a customer's site. */
  readonly joins?: readonly (Person & {
    readonly cell: string;
    readonly remark?: string;
    readonly hoursAgo: number;
    readonly rejected?: { readonly by: string; readonly comment: string };
  })[];
  readonly invitations?: readonly {
    readonly by: string;
    readonly cells: readonly string[];
    readonly scope: 'own' | 'cells' | 'customer';
    readonly uses: number;
    readonly used: number;
    readonly daysAgo: number;
    readonly revoked?: boolean;
  }[];
  readonly offShelf?: readonly {
    readonly asset: string;
    readonly reason: string;
    readonly daysAgo: number;
  }[];
}

/** A fault or wish as people tell it, and how it ends. */
export interface Case {
  readonly title: string;
  readonly content: string;
  /** What the engineer writes on the way. */
  readonly notes: readonly string[];
  readonly solution: string;
  /** Code of the dictionary `cause`. */
  readonly cause: string;
}

/** What orders of a company tell. */
export interface StoryData {
  /** Part of the orders that comes from a customer, by its name. */
  readonly customers: readonly { readonly customer: string; readonly weight: number }[];
  /** What is answered to a field of a template, as it is stored. */
  readonly answers: readonly {
    readonly template: string;
    readonly field: string;
    readonly samples: readonly string[];
  }[];
  /** Of each catalogue: the type, source and part of its orders. */
  readonly services: readonly {
    readonly service: string;
    readonly type: string;
    readonly source?: number;
    readonly weight?: number;
    readonly cases: readonly Case[];
  }[];
}

/** A company before it is founded. */
export interface CompanyData {
  /** What administrators import, list by list. */
  readonly lists: Readonly<Record<string, readonly Row[]>>;
  readonly beside: BesideImport;
  readonly stories: StoryData;
}

/** Lists of several files as one. */
function joinLists(...files: readonly CompanyData['lists'][]): CompanyData['lists'] {
  const names = new Set(files.flatMap((file) => Object.keys(file)));
  return Object.fromEntries([...names].map((name) => [name, files.flatMap((file) => file[name] ?? [])]));
}

/** A service company in and around Shanghai. */
export const hengchuan: CompanyData = {
  lists: joinLists(
    hengchuanOrganisation,
    hengchuanCustomers,
    hengchuanServices,
    hengchuanAssets,
    hengchuanKnowledge,
  ),
  beside: hengchuanBeside as BesideImport,
  stories: hengchuanStories,
};

/** A smaller company that takes over network orders; it also has a customer of its own. */
export const yuanqiao: CompanyData = {
  lists: joinLists(yuanqiaoOrganisation, yuanqiaoCustomers, yuanqiaoServices, yuanqiaoAssets),
  beside: yuanqiaoBeside as BesideImport,
  stories: yuanqiaoStories,
};
