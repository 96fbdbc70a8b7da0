const loopback = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** Whether what is sent to a server can be read on its way: plain http beyond this machine. */
export function isUnencrypted(server: string): boolean {
  const { protocol, hostname } = new URL(server);
  return protocol === 'http:' && !loopback.test(hostname);
}
