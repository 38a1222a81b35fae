import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';

/** The parameters of a digest: memory in units of 1,024 bytes, passes, lanes, and the salt. */
interface Parameters {
  readonly memory: number;
  readonly passes: number;
  readonly parallelism: number;
  readonly nonce: Buffer;
  readonly tagLength: number;
}

/** The parameters that OWASP names for argon2id: 19 MiB, two passes, one lane. */
const OWN = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };
const SALT_BYTES = 16;
/** A stored digest that asks for more than this was not made here, and would let one sign-in take the machine. */
const LARGEST_PARAMETERS = { memory: 65_536, passes: 10, parallelism: 4 };

/** The digest of a password by argon2id with a new salt, in the PHC format. */
export async function hash(password: string): Promise<string> {
  const parameters = { ...OWN, nonce: randomBytes(SALT_BYTES) };
  const tag = await argon2id(password, parameters);
  const { memory, passes, parallelism, nonce } = parameters;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${encode(nonce)}$${encode(tag)}`;
}

/**
 * Whether the password belongs to the digest.
 *
 * @throws Error if the digest is not one of argon2id in the PHC format, or asks for too much.
 */
export async function verify(digest: string, password: string): Promise<boolean> {
  const { tag, ...parameters } = parse(digest);
  return timingSafeEqual(await argon2id(password, parameters), tag);
}

function argon2id(message: string, parameters: Parameters): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  argon2('argon2id', { message, ...parameters }, (error, tag) => (error ? reject(error) : resolve(tag)));
  return promise;
}

function parse(digest: string): Parameters & { readonly tag: Buffer } {
  const [, memory, passes, parallelism, salt = '', tag = ''] =
    /^\$argon2id\$v=19\$m=(\d{1,6}),t=(\d{1,2}),p=(\d)\$([\w+/]{11,86})\$([\w+/]{16,86})$/.exec(digest) ?? [];
  const found = {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    nonce: Buffer.from(salt, 'base64'),
    tag: Buffer.from(tag, 'base64'),
  };
  const isWithin = (['memory', 'passes', 'parallelism'] as const).every(
    (name) => found[name] <= LARGEST_PARAMETERS[name],
  );
  // The words of the error are logged, so they repeat nothing of the digest.
  if (!isWithin || found.passes < 1 || found.parallelism < 1 || found.memory < 8 * found.parallelism) {
    throw new Error('A stored digest of a password cannot be read.');
  }
  // What base64 cannot say in whole bytes would be dropped silently.
  if (encode(found.nonce) !== salt || encode(found.tag) !== tag) {
    throw new Error('A stored digest of a password cannot be read.');
  }
  return { ...found, tagLength: found.tag.length };
}

/** The PHC format leaves out the padding of base64. */
function encode(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll('=', '');
}
