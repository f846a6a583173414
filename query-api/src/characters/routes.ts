import { characterAnswer } from '@storylark/contracts/characters/answers';
import { page } from '@storylark/contracts/http/answerSchema';
import { paths } from '@storylark/contracts/paths';
import { uuid, yup } from '@storylark/contracts/validation/fields';
import type { Route } from '@storylark/platform/http/route';
import { Refusal } from '@storylark/platform/refusal';
import { route } from '../caller.ts';
import { pagingSchema } from '@storylark/contracts/validation/paging';
import { type CharacterDeps, charactersOf, listCharacters } from './listCharacters.ts';

const projections = ['characters'] as const;

export const characterRoutes = (deps: CharacterDeps): Route[] => [
  route({
    method: 'GET',
    path: paths.characters,
    summary: 'The characters of this account, oldest first',
    auth: 'account',
    schemas: { query: pagingSchema },
    projections,
    answers: { 200: { description: 'A page of them', schema: page(characterAnswer) } },
    handle: async ({ caller, query }) => ({ body: await listCharacters(deps, caller.accountId, query) }),
  }),
  route({
    method: 'GET',
    path: paths.character,
    summary: 'One character',
    auth: 'account',
    schemas: { params: yup.object({ uuid: uuid().required() }) },
    projections,
    answers: { 200: { description: 'The character', schema: characterAnswer } },
    refusals: ['characterNotFound'],
    async handle({ caller, params }) {
      const character = (await charactersOf(deps, caller.accountId)).find((one) => one.uuid === params.uuid);
      if (!character) throw new Refusal('characterNotFound');
      return { body: character };
    },
  }),
];
