import { randomUUID } from 'node:crypto';
import type { UserView } from '@storylark/contracts/accounts/views';
import { internalPaths } from '@storylark/contracts/internalPaths';
import { path, paths } from '@storylark/contracts/paths';
import { bedtime, eventually, login, mia, PASSWORD, type Parent } from '../house/client.ts';
import type { House } from './house.ts';
import type { Operations } from './operations.ts';

const flowers = ['Aster', 'Briar', 'Clover', 'Daisy', 'Erica', 'Fern', 'Hazel', 'Iris', 'Linden', 'Rose'];
/**
 * Names without digits, all different; letters in a row would sooner or later be a word that no name may
 * have.
 */
const name = (n: number) => ['Mia', ...[...String(n)].map((digit) => flowers[Number(digit)])].join(' ');

/** What parents do: each act is one acknowledged command, or several. */
export function createFamilies(
  house: Pick<House, 'address' | 'mailsTo' | 'operate'>,
  { send }: Pick<Operations, 'send'>,
) {
  async function signUp(): Promise<{ accountId: string; email: string }> {
    const email = `${randomUUID()}@example.com`;
    const body = {
      firstName: 'Anna',
      lastName: 'Berg',
      email,
      password: PASSWORD,
      confirmPassword: PASSWORD,
      termsAccepted: true,
      language: 'en',
    };
    const { body: user } = await send(
      { kind: 'signup', method: 'POST', path: paths.signup, body, yes: 201, about: email },
      null,
    );
    return { accountId: (user as unknown as UserView).uuid, email };
  }

  async function confirm({ accountId, email }: { accountId: string; email: string }): Promise<Parent> {
    const link = await eventually('the confirmation mail', async () =>
      (await house.mailsTo(email)).flatMap(({ links }) => links).find((one) => one.includes('/confirm/')),
    );
    const token = link.slice(link.lastIndexOf('/') + 1);
    await send(
      { kind: 'confirm', method: 'POST', path: path(paths.confirm, { token }), body: {}, yes: 200 },
      accountId,
    );
    return { accountId, email, token: await login(await house.address(), email) };
  }

  return {
    signUp,
    /** Signed up, confirmed, on the largest plan. */
    async newFamily(): Promise<Parent> {
      const parent = await confirm(await signUp());
      await house.operate(internalPaths.plan, { email: parent.email, plan: 'premium' });
      return parent;
    },
    async createCharacter({ accountId, token }: Parent): Promise<string> {
      const uuid = randomUUID();
      const body = { uuid, ...mia };
      await send(
        {
          kind: 'createCharacter',
          method: 'POST',
          path: paths.characters,
          body,
          yes: 201,
          about: uuid,
          token,
        },
        accountId,
      );
      return uuid;
    },
    /** The `n`th other name: never the one it has. */
    async rename({ accountId, token }: Parent, uuid: string, n: number): Promise<void> {
      const body = { ...mia, name: name(n) };
      await send(
        {
          kind: 'changeCharacter',
          method: 'PUT',
          path: path(paths.character, { uuid }),
          body,
          yes: 200,
          about: uuid,
          token,
        },
        accountId,
      );
    },
    async changeProfile({ accountId, token }: Parent, n: number): Promise<void> {
      await send(
        { kind: 'profile', method: 'PUT', path: paths.me, body: { firstName: name(n) }, yes: 200, token },
        accountId,
      );
    },
    async orderStory(
      { accountId, token }: Parent,
      characterUuid: string,
      uuid: string = randomUUID(),
    ): Promise<string> {
      const body = { uuid, characterUuid, ...bedtime };
      await send(
        { kind: 'orderStory', method: 'POST', path: paths.stories, body, yes: 201, about: uuid, token },
        accountId,
      );
      return uuid;
    },
    async deleteStory({ accountId, token }: Parent, uuid: string): Promise<void> {
      await send(
        {
          kind: 'deleteStory',
          method: 'DELETE',
          path: path(paths.story, { uuid }),
          body: {},
          yes: 204,
          about: uuid,
          token,
        },
        accountId,
      );
    },
    async deleteCharacter({ accountId, token }: Parent, uuid: string, withStories: boolean): Promise<void> {
      const command = {
        kind: 'deleteCharacter',
        method: 'DELETE',
        path: path(paths.character, { uuid }),
        body: { withStories },
      } as const;
      await send({ ...command, yes: 204, about: uuid, token }, accountId);
    },
    async deleteAccount({ accountId, token }: Parent): Promise<void> {
      await send(
        {
          kind: 'deleteAccount',
          method: 'DELETE',
          path: paths.me,
          body: { reason: 'other' },
          yes: 202,
          about: accountId,
          token,
        },
        accountId,
      );
    },
  };
}
export type Families = ReturnType<typeof createFamilies>;
