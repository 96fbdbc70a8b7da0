import * as z from 'zod/mini';

const key = () => z.string().check(z.minLength(8), z.maxLength(200));

/** How a device lets itself be read: by a community, or as a user with keys. */
const secretSchema = z.union([
  z.object({ version: z.literal('v2c'), community: z.string().check(z.minLength(1), z.maxLength(200)) }),
  z.object({
    version: z.literal('v3'),
    user: z.string().check(z.minLength(1), z.maxLength(32)),
    auth: z.optional(
      z.object({ protocol: z.enum(['md5', 'sha', 'sha224', 'sha256', 'sha384', 'sha512']), key: key() }),
    ),
    privacy: z.optional(z.object({ protocol: z.enum(['des', 'aes', 'aes256b', 'aes256r']), key: key() })),
  }),
]);

/** What devices are read with; it is stored sealed, and never answered or logged. */
export type SnmpSecret = z.output<typeof secretSchema>;

/** A secret with the port that it is good at. */
export interface SnmpCredential {
  readonly port: number;
  readonly secret: SnmpSecret;
}

/** Reads a secret's JSON; undefined when it is none, or asks for privacy without authentication. */
export function parseSecret(text: string): SnmpSecret | undefined {
  try {
    const { data } = secretSchema.safeParse(JSON.parse(text));
    return data?.version === 'v3' && data.privacy && !data.auth ? undefined : data;
  } catch {
    return undefined;
  }
}
