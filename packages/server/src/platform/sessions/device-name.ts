import Bowser from 'bowser';

/** What a person knows a device by: its program and system, such as `Chrome · Android`. */
export function deviceName(userAgent: string | null): string {
  if (!userAgent) return '';
  const { browser, os } = Bowser.parse(userAgent);
  if (browser.name && os.name) return `${browser.name} · ${os.name}`;
  // Programs name themselves first: `svcdesk/1.2.0 node/24`.
  return userAgent.split(/[\s/]/)[0] ?? '';
}
