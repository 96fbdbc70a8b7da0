import open from 'open';

/**
 * Opens an address in the browser of whoever sits at this machine; whether there was one. Without a screen of its own
 * Linux may start a browser of text that nobody sees.
 */
export async function openBrowser(url: string, env: NodeJS.ProcessEnv): Promise<boolean> {
  const hasScreen = env.DISPLAY || env.WAYLAND_DISPLAY || env.BROWSER;
  if (process.platform === 'linux' && !hasScreen) return false;
  try {
    await open(url);
    return true;
  } catch {
    return false;
  }
}
