import { characterAnswer } from '@storylark/contracts/characters/answers';
import { characterBodySchema, sheetSchema, splitRoles } from '@storylark/contracts/characters/schemas';
import { paths } from '@storylark/contracts/paths';
import { code, uuid, yup } from '@storylark/contracts/validation/fields';
import type { Route } from '@storylark/platform/http/route';
import { route } from '../caller.ts';
import { isProfaneName } from '../isProfaneName.ts';
import { type CharactersHandlerDeps, charactersHandler } from './charactersHandler.ts';
import { characterView, sheetOf } from './sheets.ts';

export type CharacterDeps = CharactersHandlerDeps & { mediaUrl: (key: string) => string };

const isPlain = (value: string | undefined) => value === undefined || !isProfaneName(value);
const name = (sheetSchema.fields.name as yup.StringSchema<string>).test(
  'nameProfane',
  code('nameProfane'),
  isPlain,
);
const alias = (sheetSchema.fields.alias as yup.StringSchema).test(
  'nameProfane',
  code('nameProfane'),
  isPlain,
);
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
/** Roles are split before the rest is checked: the age rules look at the role. */
const changeSchema = characterBodySchema
  .shape({ name, alias })
  .transform((body: unknown) => (isObject(body) ? splitRoles(body) : body));
const createSchema = changeSchema.shape({ uuid: uuid().required() });
const idSchema = yup.object({ uuid: uuid().required() });
/** Creating, changing and deleting characters. */
export function characterRoutes({ mediaUrl, ...deps }: CharacterDeps): Route[] {
  const handle = charactersHandler(deps);
  return [
    route({
      method: 'POST',
      path: paths.characters,
      summary: 'Creates a character under an id that the client chose',
      auth: 'account',
      schemas: { body: createSchema },
      keepUnknown: true,
      answers: { 201: { description: 'The character', schema: characterAnswer } },
      refusals: ['characterLimitReached', 'premiumFeature', 'idAlreadyUsed', 'characterNotFound'],
      handle: async (request) => {
        const { uuid: characterId, familyLinks: links = [] } = request.body;
        const command = {
          type: 'CreateCharacter',
          characterId,
          sheet: sheetOf(request.body),
          links,
        } as const;
        const { state, position } = await handle(command, request, request.caller.accountId);
        return { status: 201, body: characterView(state, characterId, mediaUrl), position };
      },
    }),
    route({
      method: 'PUT',
      path: paths.character,
      summary: 'Changes a character; with familyLinks its relationships too',
      auth: 'account',
      schemas: { params: idSchema, body: changeSchema },
      keepUnknown: true,
      answers: { 200: { description: 'The character', schema: characterAnswer } },
      refusals: ['characterNotFound', 'premiumFeature'],
      handle: async (request) => {
        const { uuid: characterId } = request.params;
        const { familyLinks: links } = request.body;
        const command = {
          type: 'ChangeCharacter',
          characterId,
          sheet: sheetOf(request.body),
          links,
        } as const;
        const { state, position } = await handle(command, request, request.caller.accountId);
        return { body: characterView(state, characterId, mediaUrl), position };
      },
    }),
    route({
      method: 'DELETE',
      path: paths.character,
      summary: 'Deletes a character, and on wish the stories made for it',
      auth: 'account',
      schemas: { params: idSchema, body: yup.object({ withStories: yup.boolean().strict() }) },
      answers: { 204: { description: 'Deleted' } },
      refusals: ['characterNotFound'],
      handle: async (request) => {
        const { uuid: characterId } = request.params;
        const command = {
          type: 'DeleteCharacter',
          characterId,
          withStories: request.body.withStories ?? false,
        } as const;
        const { position } = await handle(command, request, request.caller.accountId);
        return { position };
      },
    }),
  ];
}
