import { createCaller, createSession, type SessionStorage, webStorage } from '@svcdesk/core';
import { currentLocale } from '../i18n/locale.ts';
import { storageKeys } from '../storage-keys.ts';
import { memoryIfRefused } from '../web-storage.ts';
import { baseUrl } from './base-url.ts';

/** The token lives in local storage, so that every tab and the first script of the page see the same session. */
const storage: SessionStorage = webStorage(memoryIfRefused(() => localStorage));

export const session = createSession({ storage, key: storageKeys.session });

/** The one client of this app; calls are imported one by one from "@svcdesk/core/contract". */
export const caller = createCaller({ baseUrl, session, locale: currentLocale });
