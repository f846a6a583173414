import { portraitWorkAnswer } from '@storylark/contracts/characters/answers';
import { charactersStream } from '@storylark/contracts/characters/events';
import type { PortraitWork } from '@storylark/contracts/characters/reports';
import { internalPaths } from '@storylark/contracts/internalPaths';
import { ERASED } from '@storylark/contracts/sealing';
import { acceptedAnswer } from '@storylark/contracts/stories/answers';
import { uuid, yup } from '@storylark/contracts/validation/fields';
import type { Route } from '@storylark/platform/http/route';
import { route } from '../caller.ts';
import { presentCharacter } from './characters.ts';
import { charactersDecider, portraitIsKept } from './charactersDecider.ts';
import { type CharactersHandlerDeps, charactersHandler } from './charactersHandler.ts';

const paintedSchema = yup.object({ accountId: uuid().required(), characterId: uuid().required() });
const referenceSheetSchema = yup.object({
  sheetVersion: yup.number().strict().integer().min(1).required(),
  manifest: yup.string().strict().max(500).required(),
});
const reportSchema = yup.object({
  sheetVersion: yup.number().strict().integer().min(1).required(),
  manifest: yup.string().strict().max(500),
  failed: yup
    .string()
    .strict()
    .max(500)
    .when('manifest', ([manifest], schema) => (manifest === undefined ? schema.required() : schema)),
});

/** What those who picture a character ask and report. */
export function portraitRoutes(deps: CharactersHandlerDeps): Route[] {
  const { commands } = deps;
  const handle = charactersHandler(deps);

  return [
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
            : {
                over: false,
                sheetVersion: character.looksVersion,
                sheet: character.sheet,
                referenceSheet: character.referenceSheet,
              };
        return { body: work };
      },
    }),
    route({
      method: 'POST',
      path: internalPaths.referenceSheet,
      summary: 'What outside models go by was painted',
      auth: 'service',
      schemas: { params: paintedSchema, body: referenceSheetSchema },
      answers: { 200: { description: 'Whether its files are wanted', schema: acceptedAnswer } },
      handle: async (request) => {
        const { accountId, characterId } = request.params;
        const { sheetVersion, manifest } = request.body;
        const command = { type: 'ReportReferenceSheet', characterId, sheetVersion, manifest } as const;
        const { state, position } = await handle(command, request, accountId);
        const accepted = presentCharacter(state, characterId)?.referenceSheet === manifest;
        return { body: { accepted }, position };
      },
    }),
    route({
      method: 'POST',
      path: internalPaths.portraitReport,
      summary: 'A portrait was painted, or given up',
      auth: 'service',
      schemas: { params: paintedSchema, body: reportSchema },
      answers: {
        200: { description: 'Whether its files are wanted', schema: acceptedAnswer },
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
