import { besideManifest, REQUESTS_FILE } from '@storylark/contracts/blobs';
import type { SentRequest } from '@storylark/contracts/stories/outside';
import type { StoryReport, StoryWork } from '@storylark/contracts/stories/reports';
import { storySubject } from '@storylark/contracts/work';
import type { PictureSpec } from '@storylark/illustration/pictureSpec';
import type { WrittenStory } from '@storylark/studio/plan';
import { sittersOf } from '@storylark/studio/sittersOf';
import { type DrawnScene, picturesOf } from '@storylark/studio/studio';
import { decodeJson, encodeJson, type Made, type StepBlobs, stepBlobs } from '../stepBlobs.ts';
import { type StoryDeps, WRITTEN_FILE } from './writeText.ts';

export type PictureReport = Extract<StoryReport, { step: 'picture' }>;
export type Work = Extract<StoryWork, { over: false }>;
export type Planned = { written: WrittenStory; spec: PictureSpec; alt: string };
type Finished = Pick<PictureReport, 'index' | 'beat' | 'alt' | 'madeBy'> & {
  scene: DrawnScene;
  /** What was sent outside for it. */
  requests: readonly SentRequest[];
  /** When it was begun, ms since 1970. */
  begun: number;
};
type Of = { accountId: string; storyId: string; attempt: number };

/**
 * The pictures of a story as one attempt makes them. What was painted and what the house draws lie apart, since the
 * one may take the place of the other.
 */
export function pictureSteps(
  { api, blobs, studio, now }: Pick<StoryDeps, 'api' | 'blobs' | 'studio' | 'now'>,
  { accountId, storyId, attempt }: Of,
) {
  const dataSubject = `${accountId}/${storySubject(storyId)}`;
  const drawn = (index: number) => stepBlobs(blobs, dataSubject, `picture-${index}`);
  const painted = (index: number) => stepBlobs(blobs, dataSubject, `painted-${index}`);

  /** @throws TypeError where there is no such picture */
  async function planned({ manifest }: Work, index: number): Promise<Planned> {
    const content =
      manifest && (await blobs.sealedBlobs.get(dataSubject, besideManifest(manifest, WRITTEN_FILE)));
    if (!(content instanceof Uint8Array)) throw new TypeError('the script of this story is missing');
    const written = decodeJson<WrittenStory>(content);
    const spec = picturesOf(written.plan)[index];
    if (!spec) throw new TypeError(`the plan has no picture ${index}`);
    return { written, spec, alt: written.altTexts[spec.beat] ?? '' };
  }

  async function finish(
    step: StepBlobs,
    { scene: { large, small, tiny }, requests, begun, ...about }: Finished,
  ): Promise<Made<PictureReport>> {
    const report: PictureReport = {
      step: 'picture',
      ...about,
      large: await step.write(attempt, 'large.webp', large),
      small: await step.write(attempt, 'small.webp', small),
      seconds: (now() - begun) / 1000,
      tiny,
    };
    if (requests.length > 0) await step.write(attempt, REQUESTS_FILE, encodeJson(requests));
    await step.finish(attempt, report);
    return { attempt, report };
  }

  /**
   * Answers whether it is part of the story.
   * @param requests what was sent outside for this picture before
   */
  async function drawByHouse(work: Work, index: number, requests: readonly SentRequest[]): Promise<boolean> {
    const step = drawn(index);
    async function draw() {
      const begun = now();
      const { written, spec, alt } = await planned(work, index);
      const scene = await studio.illustrator.drawScene({
        spec,
        sitters: sittersOf(written.plan, work.order),
      });
      return finish(step, { index, beat: spec.beat, alt, scene, requests, begun });
    }
    const made = (await step.finished<PictureReport>()) ?? (await draw());
    const isKept = await api.reportStory(accountId, storyId, made.report);
    if (!isKept) await step.removeAttempt(made.attempt);
    return isKept;
  }

  /** What was sent for a picture that was painted. */
  async function sentFor(index: number): Promise<readonly SentRequest[]> {
    const step = painted(index);
    const key = (await step.keys()).find((one) => one.endsWith(`/${REQUESTS_FILE}`));
    const content = key && (await step.read(key));
    return content instanceof Uint8Array ? decodeJson<SentRequest[]>(content) : [];
  }

  return {
    painted,
    planned,
    finish,
    drawByHouse,
    sentFor,
    isDrawn: async (index: number) => (await drawn(index).finished()) !== null,
    async remove(index: number): Promise<void> {
      await drawn(index).remove();
      await painted(index).remove();
    },
  };
}
