export type Frame = { function: string; file: string; line: number };
/**
 * What may be told of an error outside the process: no message, since one may quote a name, a text or a
 * token.
 */
export type ErrorDescription = {
  type: string;
  code?: string;
  frames: readonly Frame[];
  causes: readonly Omit<ErrorDescription, 'causes'>[];
};

const MAX_CAUSES = 5;
const MAX_FRAMES = 30;
const IDENTIFIER = /^[A-Za-z_$][\w$]{0,60}$/;
/**
 * A line of V8's stack: `    at async Object.name (file:///…/name.ts:1:2)`, or without a name and
 * parentheses.
 */
const FRAME =
  /^ {4}at (?:async )?(?:([\w$.<>[\] ]{1,120}) \()?(?:file:\/\/)?([^()]*\.[cm]?[jt]s|node:[\w/]+):(\d+):\d+\)?$/;

/**
 * Class, code and stack frames of an error and its causes: a list of what is allowed, so nothing else can
 * slip through.
 */
export function describeError(error: unknown): ErrorDescription {
  const chain: unknown[] = [error];
  while (chain.length <= MAX_CAUSES) {
    const last = chain.at(-1);
    if (!(last instanceof Error) || last.cause === undefined || chain.includes(last.cause)) break;
    chain.push(last.cause);
  }
  return { ...describeOne(error), causes: chain.slice(1).map(describeOne) };
}

function describeOne(error: unknown): Omit<ErrorDescription, 'causes'> {
  if (!(error instanceof Error)) return { type: typeof error, frames: [] };
  const name = error.constructor.name;
  const code =
    'code' in error && typeof error.code === 'string' && IDENTIFIER.test(error.code)
      ? { code: error.code }
      : {};
  return { type: IDENTIFIER.test(name) ? name : 'Error', ...code, frames: framesOf(error) };
}

/**
 * Frames after `Name: message`, since a message can span lines and imitate frames. Where the stack holds
 * another message, nobody can tell where they begin: none then.
 */
function framesOf({ stack = '', message }: Error): Frame[] {
  const start = message === '' ? 0 : stack.indexOf(': ') + 2;
  if (!stack.startsWith(message, start)) return [];
  const lines = stack.slice(start + message.length).split('\n');
  return lines.slice(0, MAX_FRAMES).flatMap((line) => {
    const [, name = '', file, number] = FRAME.exec(line) ?? [];
    return file ? [{ function: name, file: withinHouse(file), line: Number(number) }] : [];
  });
}

/** Only the last folders: what stands before them says where on whose disk. */
function withinHouse(file: string): string {
  const inPackage = file.lastIndexOf('node_modules/');
  return inPackage >= 0 ? file.slice(inPackage) : file.split('/').slice(-4).join('/');
}
