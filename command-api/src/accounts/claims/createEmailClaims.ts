import { claimKeysStream } from '@storylark/contracts/accounts/events';
import type { CommandHandler } from '@storylark/platform/engines/handleCommand';
import { Unavailable } from '@storylark/platform/unavailable';
import type { ClaimNames } from '../addresses.ts';
import { claimKeysDecider } from './claimKeysDecider.ts';
import { emailClaimDecider, type EmailClaimCommand, type Holder } from './emailClaimDecider.ts';

/** `claimStream`: where the holder's claim was made; its account knows it by that. */
type Claim = { holder: Holder; claimStream: string };
/**
 * `stream`: where the address is claimed and released now; `through`: what moved on to there; `isEmpty`: no
 * event has been written there yet; `claimedAt`: ISO time, null while nobody holds it.
 */
export type FoundClaim = Claim & {
  stream: string;
  through: readonly string[];
  isEmpty: boolean;
  claimedAt: string | null;
};

type Deps = {
  commands: CommandHandler;
  namesOf: ClaimNames;
  /** Whether a holder has no more use for a claim, so that somebody else may have it. */
  isFree: (
    claim: { holder: string; claimStream: string; claimedAt: string | null },
    at: string,
  ) => Promise<boolean>;
};

const ATTEMPTS = 10;

/**
 * Who holds which address, or which person at Google. The key that names the streams rotates: a stream under the former key ends with a
 * move, and the stream that it names decides from there on. Whoever claims under a newer key first ends the
 * streams under the older ones, empty or not. So all who share a key come to the same stream for an address,
 * and the revision of each append keeps holders apart, whatever clocks say.
 */
export function createEmailClaims({ commands, namesOf, isFree }: Deps) {
  const decide = (stream: string, command: EmailClaimCommand, accountId: Holder, at: string) =>
    commands.handle({
      decider: emailClaimDecider,
      streamId: stream,
      command,
      contextOf: () => ({ at }),
      // No command id: each of these repeats itself safely, and a late repetition must not take an old claim
      // for its own.
      meta: { at, ...(accountId !== null && { accountId }) },
    });

  /** What an address has come to since it was named by this stream. */
  async function follow(first: string): Promise<FoundClaim> {
    const through: string[] = [];
    let held: Pick<FoundClaim, keyof Claim | 'claimedAt'> = {
      holder: null,
      claimStream: first,
      claimedAt: null,
    };
    for (let stream = first; ;) {
      const { state } = await commands.load(emailClaimDecider, stream);
      // moved on to here and not arrived yet: who held it does so still
      if (!state) return { ...held, stream, through, isEmpty: true };
      const { holder, madeIn, claimedAt, movedTo } = state;
      held = { holder, claimStream: madeIn ?? stream, claimedAt };
      if (movedTo === null) return { ...held, stream, through, isEmpty: false };
      through.push(stream);
      stream = movedTo;
    }
  }

  const isBegun = ({ isEmpty, through }: FoundClaim) => !isEmpty || through.length > 0;

  /** Who holds the address now. */
  async function find(address: string): Promise<FoundClaim> {
    const [newest, ...former] = namesOf(address);
    const found = await follow(newest.claimStream);
    for (const { claimStream } of isBegun(found) ? [] : former) {
      const older = await follow(claimStream);
      if (isBegun(older)) return older;
    }
    return found;
  }

  /** The stream to write to, with what was moved there written down. */
  async function arrive(first: string, at: string): Promise<string> {
    const { stream, isEmpty, holder, claimStream } = await follow(first);
    if (isEmpty && holder !== null)
      await decide(stream, { type: 'ArriveEmail', accountId: holder, madeIn: claimStream }, holder, at);
    return stream;
  }

  /** Ends a stream in favour of another one of the same address, held or not. */
  async function move(from: string, to: string, at: string): Promise<void> {
    const { holder } = await follow(from);
    await decide(from, { type: 'MoveEmail', to }, holder, at);
    await arrive(from, at);
  }

  /**
   * Has the address live under the newest key that we know, or where it moved from there. Answers the stream
   * to write to. Safe to repeat, and to break off anywhere.
   */
  async function renew(address: string, at: string): Promise<string> {
    const [newest, ...former] = namesOf(address);
    const found = await find(address);
    const { stream, through } = found;
    if (!isBegun(found))
      // the oldest first: who knows none but older keys is led on before anything is claimed under newer ones
      for (const { claimStream } of former.toReversed()) await move(claimStream, newest.claimStream, at);
    else if (stream !== newest.claimStream && !through.includes(newest.claimStream))
      await move(stream, newest.claimStream, at);
    return arrive(newest.claimStream, at);
  }

  /**
   * Claims an address for the account `accountId`, and answers who holds it then: this account, or another
   * one that was quicker.
   * @throws Unavailable where a key that we take for the newest is not in use any more, until we know better
   */
  async function claim(address: string, accountId: string, at: string) {
    const [newest] = namesOf(address);
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const stream = await renew(address, at);
      const { holder, claimStream, claimedAt } = await follow(stream);
      if (holder !== null && !(await isFree({ holder, claimStream, claimedAt }, at))) {
        await ensureInUse(newest.keyId);
        return { holder, claimStream };
      }
      const command = { type: 'ClaimEmail', accountId, insteadOf: holder } as const;
      const { state } = await decide(stream, command, accountId, at);
      if (!state || state.movedTo !== null || state.holder === null) continue; // moved by somebody quicker
      await ensureInUse(newest.keyId);
      return { holder: state.holder, claimStream: state.madeIn ?? stream };
    }
    throw new Unavailable('a claim was moved again and again');
  }

  /**
   * Whoever retires a key looks at what was claimed before that; what was claimed after it is turned away
   * here, before anybody lives by it.
   */
  async function ensureInUse(keyId: string) {
    const { state: retired } = await commands.load(claimKeysDecider, claimKeysStream);
    if (retired.includes(keyId)) throw new Unavailable('the key that names claims has changed');
  }

  /**
   * Gives up the claim that an account made in this stream, wherever it is now. Answers the log position;
   * undefined when nothing happened.
   */
  async function release(claimStream: string, accountId: string, at: string) {
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const stream = await arrive(claimStream, at);
      const madeIn = stream === claimStream ? null : claimStream;
      const command = { type: 'ReleaseEmail', accountId, madeIn } as const;
      const { state, appended, position } = await decide(stream, command, accountId, at);
      if (appended) return position;
      if (!state?.movedTo) return undefined;
    }
    throw new Unavailable('a claim was moved again and again');
  }

  return { find, follow, renew, arrive, claim, release };
}
export type EmailClaims = ReturnType<typeof createEmailClaims>;
