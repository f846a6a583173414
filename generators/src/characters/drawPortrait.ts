import { MANIFEST, PORTRAIT_FILE } from '@storylark/contracts/blobs';
import { characterSubject } from '@storylark/contracts/work';
import type { Reactor } from '@storylark/platform/reactor';
import type { CommandApi } from '../commandApi.ts';
import { inputOf, reactorOf } from '@storylark/platform/engines/reactorOf';
import { type Blobs, type Made, stepBlobs } from '../stepBlobs.ts';
import type { Studio } from '@storylark/studio/studio';
import { sitterOf } from '@storylark/studio/sittersOf';

type Deps = { api: CommandApi; blobs: Blobs; studio: Pick<Studio, 'illustrator'> };
type PortraitMade = { sheetVersion: number; manifest: string };

/** A character's portrait, drawn from the newest sheet; the report of an older one is not accepted. */
export const drawPortrait = ({ api, blobs, studio }: Deps): Reactor =>
  reactorOf(
    async (job) => {
      const { accountId, attempts } = job;
      const characterId = inputOf(job, 'characterId');
      const sheetVersion = Number(job.input.sheetVersion);
      const step = stepBlobs(
        blobs,
        `${accountId}/${characterSubject(characterId)}`,
        `portrait-${sheetVersion}`,
      );
      const work = await api.portraitWork(accountId, characterId);
      if (work.over) return step.remove();
      // an older portrait is shown until the newer one is there; the sweeper takes it then
      if (work.sheetVersion !== sheetVersion) return;

      async function make(): Promise<Made<PortraitMade>> {
        if (work.over) throw new TypeError('the character is gone');
        const portrait = await studio.illustrator.drawPortrait(
          sitterOf({ ...work.sheet, characterUuid: characterId }),
        );
        await step.write(attempts, PORTRAIT_FILE, portrait);
        const report = { sheetVersion, manifest: step.keyOf(attempts, MANIFEST) };
        await step.finish(attempts, report);
        return { attempt: attempts, report };
      }

      const { attempt, report } = (await step.finished<PortraitMade>()) ?? (await make());
      if (!(await api.reportPortrait(accountId, characterId, report))) await step.removeAttempt(attempt);
    },
    async (job) =>
      void (await api.reportPortrait(job.accountId, inputOf(job, 'characterId'), {
        sheetVersion: Number(job.input.sheetVersion),
        failed: 'portraitFailed',
      })),
  );
