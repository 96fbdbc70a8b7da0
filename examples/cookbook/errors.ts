/** Tells errors apart, and has words for each in the person's language, also for those that no server said. */
import { createClient, isSvcdeskError, result } from '@svcdesk/core';
import { errorLabel } from '@svcdesk/core/labels/error';
import { baseUrl } from './desk.ts';

for (const locale of ['en', 'zh-CN']) {
  const client = createClient({ baseUrl, locale, errorText: errorLabel, retries: 0 });
  const refused = await result(client.signIn({ account: 'engineer', password: 'not the password' }));
  console.log(refused.error?.kind, refused.error?.code, refused.error?.text);

  const nowhere = createClient({ baseUrl: 'http://127.0.0.1:9', locale, errorText: errorLabel, retries: 0 });
  try {
    await nowhere.app.config({});
  } catch (error) {
    if (!isSvcdeskError(error, 'network')) throw error;
    console.log(error.kind, error.code, error.text);
  }
}
