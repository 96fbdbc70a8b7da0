// Written by `pnpm gen` from the contract and its docs.
import type * as app from '../app.ts';
import type { InferredDataOf, InferredRequestOf } from '../define.ts';

type AppConfigQueryInferred = InferredRequestOf<typeof app.config>;

/** What `app.config` takes. Version and public settings. */
export type AppConfigQuery = {
  /** Anything at all; it keeps what lies between from giving an old answer. */
  timestamp?: AppConfigQueryInferred['timestamp'];
};

type AppConfigAnswerInferred = InferredDataOf<typeof app.config>;

/** What `app.config` answers. Version and public settings. */
export type AppConfigAnswer = {
  /** The version of the server. */
  version: AppConfigAnswerInferred['version'];
  /** Which build of the web app the server gives; a page of another one has to be loaded anew. */
  build?: AppConfigAnswerInferred['build'];
  /** Whether the server holds demo data and demo accounts. */
  demo: AppConfigAnswerInferred['demo'];
  /** Who poses sliders: puzzle, geetest, or none. */
  captcha: AppConfigAnswerInferred['captcha'];
  /** How many bytes one file may have. */
  fileBytesMax: AppConfigAnswerInferred['fileBytesMax'];
  /** How many files one form may have. */
  filesMax: AppConfigAnswerInferred['filesMax'];
  /** Addresses that tell a device its public address, the first and those to fall back on. */
  publicIpServices?: AppConfigAnswerInferred['publicIpServices'];
  /** Other origins whose pages may show the app in a frame. */
  frameOrigins?: AppConfigAnswerInferred['frameOrigins'];
};

type AppVersionsQueryInferred = InferredRequestOf<typeof app.versions>;

/** What `app.versions` takes. Versions that were released. */
export type AppVersionsQuery = {
  /** Counted from 1; an answer repeats the one that was asked for. */
  page?: AppVersionsQueryInferred['page'];
  /** How many items a page holds at most. */
  size?: AppVersionsQueryInferred['size'];
  /** Where the next page begins: an answer gives it, the next request sends it back unchanged. */
  next?: AppVersionsQueryInferred['next'];
};

type AppVersionsInferred = InferredDataOf<typeof app.versions>;

/** What `app.versions` answers. Versions that were released. */
export type AppVersions = {
  /** The items of this page, in the order of the list. */
  list: ({
    /** The number of the version. */
    version: AppVersionsInferred['list'][number]['version'];
    /** When it was released, as YYYY-MM-DD. */
    date: AppVersionsInferred['list'][number]['date'];
    /** What is new, one line for each change. */
    notes: AppVersionsInferred['list'][number]['notes'];
  })[];
  /** Counted from 1; an answer repeats the one that was asked for. */
  page: AppVersionsInferred['page'];
  /** How many items a page holds at most. */
  size: AppVersionsInferred['size'];
  /** How many items there are on all pages together. */
  total: AppVersionsInferred['total'];
  /** How many pages there are at this size. */
  totalPage: AppVersionsInferred['totalPage'];
  /** Whether there is a page after this one. */
  hasNext: AppVersionsInferred['hasNext'];
  /** True where counting stopped early: there are at least as many as total says. */
  totalIsLowerBound?: AppVersionsInferred['totalIsLowerBound'];
  /** Where the next page begins: an answer gives it, the next request sends it back unchanged. */
  next?: AppVersionsInferred['next'];
};

/** What the calls of `app` take and answer. */
export interface AppCalls {
  'app.config': { request: AppConfigQuery; data: AppConfigAnswer };
  'app.versions': { request: AppVersionsQuery; data: AppVersions };
}
