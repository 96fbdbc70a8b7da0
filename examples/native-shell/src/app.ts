/** The app's side of the bridge: greets the shell, asks it to scan, tells where it is, and hears its back button. */
import { findShell, openBridge } from '@svcdesk/core/browser';

function show(id: string, text: string): void {
  const element = document.getElementById(id);
  if (element) element.textContent = text;
}

// Which pages may embed this one is a setting of the app; here it is the page's own origin.
const channel = findShell(window, [location.origin]);
const bridge = channel && openBridge(channel);
const shell = await bridge?.hello({ app: 'example', version: '1.0.0', locale: 'en' });
if (bridge && shell) {
  show('shell', `In a ${shell.kind} that can ${shell.capabilities.join(' and ')}`);
  bridge.send('route', { path: '/orders/7', canGoBack: true, dirty: false });
  bridge.on('back', () => bridge.send('route', { path: '/orders', canGoBack: false, dirty: false }));
  document.getElementById('scan')?.addEventListener('click', async () => {
    const { text } = await bridge.ask('scan', {});
    show('scanned', String(text));
  });
}
