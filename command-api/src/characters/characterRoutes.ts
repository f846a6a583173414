import { characterAnswer, portraitWorkAnswer } from '@storylark/contracts/characters/answers';
import { charactersStream } from '@storylark/contracts/characters/events';
import type { PortraitWork } from '@storylark/contracts/characters/reports';
import { characterBodySchema, sheetSchema, splitRoles } from '@storylark/contracts/characters/schemas';
import { closed, Type } from '@storylark/contracts/http/answerSchema';
import { internalPaths } from '@storylark/contracts/internalPaths';
import { paths } from '@storylark/contracts/paths';
import { ERASED } from '@storylark/contracts/sealing';
import type { Plan } from '@storylark/contracts/subscriptions/plans';
import { code, uuid, yup } from '@storylark/contracts/validation/fields';
import type { CommandHandler } from '@storylark/platform/engines/handleCommand';
import type { Route } from '@storylark/platform/http/route';
import { route } from '../caller.ts';
import type { CommandMetaOf } from '../commandMeta.ts';
import { isProfaneName } from '../isProfaneName.ts';
import { presentCharacter } from './characters.ts';
import { charactersDecider, portraitIsKept, type CharactersCommand } from './charactersDecider.ts';
import { characterView, sheetOf } from './sheets.ts';

export type CharacterDeps = {
  commands: CommandHandler;
  metaOf: CommandMetaOf;
  /** The plan whose rules hold for an account at a time (ISO). */
  planOf: (accountId: string, at: string) => Promise<Plan>;
  mediaUrl: (key: string) => string;
};

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
const paintedSchema = yup.object({ accountId: uuid().required(), characterId: uuid().required() });
const reportSchema = yup.object({
  sheetVersion: yup.number().strict().integer().min(1).required(),
  manifest: yup.string().strict().max(500),
  failed: yup
    .string()
    .strict()
    .max(500)
    .when('manifest', ([manifest], schema) => (manifest === undefined ? schema.required() : schema)),
});

/** Creating, changing and deleting characters; what the portrait painter asks and reports. */
export function characterRoutes({ commands, metaOf, planOf, mediaUrl }: CharacterDeps): Route[] {
  async function handle(
    command: CharactersCommand,
    request: Parameters<CommandMetaOf>[0],
    accountId: string,
  ) {
    const meta = metaOf(request, accountId);
    return commands.handle({
      decider: charactersDecider,
      streamId: charactersStream(accountId),
      command,
      contextOf: async () => ({ accountId, at: meta.at, plan: await planOf(accountId, meta.at) }),
      meta,
    });
  }

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
    route({
      method: 'POST',
      path: internalPaths.portraitWork,
      summary: 'What the painter of a portrait needs to know',
      auth: 'service',
      schemas: { params: paintedSchema },
      answers: {
        200: {
          description: 'The newest sheet, or that there is nobody to paint',
          schema: portraitWorkAnswer,
        },
      },
      handle: async ({ params: { accountId, characterId } }) => {
        const { state } = await commands.load(charactersDecider, charactersStream(accountId));
        const character = presentCharacter(state, characterId);
        const work: PortraitWork =
          !character || character.sheet === ERASED
            ? { over: true }
            : { over: false, sheetVersion: character.looksVersion, sheet: character.sheet };
        return { body: work };
      },
    }),
    route({
      method: 'POST',
      path: internalPaths.portraitReport,
      summary: 'A portrait was painted, or given up',
      auth: 'service',
      schemas: { params: paintedSchema, body: reportSchema },
      answers: {
        200: { description: 'Whether its files are wanted', schema: closed({ accepted: Type.Boolean() }) },
      },
      handle: async (request) => {
        const { accountId, characterId } = request.params;
        const { sheetVersion, manifest, failed = '' } = request.body;
        const command = {
          type: 'ReportPortrait',
          characterId,
          sheetVersion,
          outcome: manifest === undefined ? { failed } : { manifest },
        } as const;
        const { state, position } = await handle(command, request, accountId);
        return { body: { accepted: portraitIsKept(state, command) }, position };
      },
    }),
  ];
}
