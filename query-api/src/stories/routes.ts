import { storyLanguages } from '@storylark/contracts/languages';
import { paths } from '@storylark/contracts/paths';
import {
  sharedStoryAnswer,
  storiesAnswer,
  storyAnswer,
  voicesAnswer,
} from '@storylark/contracts/stories/answers';
import { storyMakingAnswer } from '@storylark/contracts/stories/makingAnswer';
import { listStoriesSchema } from '@storylark/contracts/stories/schemas';
import { stateMessages } from '@storylark/contracts/stories/stateMessages';
import { oneOf, uuid, yup } from '@storylark/contracts/validation/fields';
import type { Route } from '@storylark/platform/http/route';
import { Refusal } from '@storylark/platform/refusal';
import { route } from '../caller.ts';
import { pagingSchema } from '@storylark/contracts/validation/paging';
import type { Openings } from './createOpenings.ts';
import { getMaking } from './getMaking.ts';
import { getSharedStory, getStory, type OneStoryDeps } from './getStory.ts';
import { listStories } from './listStories.ts';
import { listVoices, type VoiceDeps } from './listVoices.ts';
import type { OpenShare } from './openShare.ts';
import { goneSharedPage, languageOfReader, sharedPage, type SharedPages } from './sharedPage.ts';

type Deps = OneStoryDeps &
  VoiceDeps & {
    publicUrl: string;
    openShare: OpenShare;
    countOpening: Openings['count'];
    sharedPages: SharedPages;
  };

const NOINDEX = { 'X-Robots-Tag': 'noindex' };
const shareParams = { params: yup.object({ shareId: uuid().required() }) };

export const storyRoutes = (deps: Deps): Route[] => [
  route({
    method: 'GET',
    path: paths.stories,
    summary: 'The stories of this account: searched, filtered, sorted; without their text',
    auth: 'account',
    schemas: { query: pagingSchema.concat(listStoriesSchema) },
    projections: ['stories', 'listening', 'slots'],
    answers: { 200: { description: 'A page of them', schema: storiesAnswer } },
    handle: async ({ caller, query }) => ({
      body: await listStories(deps, caller.accountId, caller.language, query),
    }),
  }),
  route({
    method: 'GET',
    path: paths.story,
    summary: 'One story, as far as it has come',
    auth: 'account',
    schemas: { params: yup.object({ uuid: uuid().required() }) },
    projections: ['stories', 'listening', 'slots'],
    answers: { 200: { description: 'The story', schema: storyAnswer } },
    refusals: ['storyNotFound'],
    async handle({ caller, params }) {
      const story = await getStory(deps, caller.accountId, params.uuid);
      const message =
        stateMessages[story.narrationRetrying ? 'narrationRetrying' : story.state][caller.language];
      return { body: { ...story, message } };
    },
  }),
  route({
    method: 'GET',
    path: paths.storyMaking,
    summary: 'How a story came to be: who made each step, what was asked outside, and what that cost',
    auth: 'account',
    schemas: { params: yup.object({ uuid: uuid().required() }) },
    projections: ['stories', 'costs'],
    answers: { 200: { description: 'Its choices and steps', schema: storyMakingAnswer } },
    refusals: ['storyNotFound'],
    handle: async ({ caller, params }) => ({ body: await getMaking(deps, caller.accountId, params.uuid) }),
  }),
  route({
    method: 'GET',
    path: paths.voices,
    summary: 'The narrators, with a sample each',
    auth: 'account',
    schemas: { query: yup.object({ language: oneOf(storyLanguages) }) },
    projections: ['subscriptions'],
    answers: { 200: { description: 'The narrators', schema: voicesAnswer } },
    handle: async ({ caller, query }) => ({ body: await listVoices(deps, caller, query.language) }),
  }),
  route({
    method: 'GET',
    path: paths.sharedStory,
    summary: 'A story that its account shares',
    auth: 'public',
    schemas: shareParams,
    answers: { 200: { description: 'The story, nothing of its account', schema: sharedStoryAnswer } },
    refusals: ['storyNotFound'],
    async handle({ params, ctx }) {
      const view = await getSharedStory(deps, params.shareId);
      if (ctx.method === 'GET')
        await deps.countOpening(params.shareId, { address: ctx.ip, userAgent: ctx.get('user-agent') });
      return { body: view, headers: view.indexable ? {} : NOINDEX };
    },
  }),
  route({
    method: 'GET',
    path: paths.sharedStoryPage,
    summary: 'The page of a shared story',
    auth: 'public',
    // Whoever opens a link that was cut off is told in words, as with one that was withdrawn.
    schemas: { params: yup.object({ shareId: yup.string().required() }) },
    answers: {
      200: { description: 'A page with title, cover and Open Graph tags', type: 'text/html' },
      404: { description: 'A page that says that this story is not shared', type: 'text/html' },
    },
    async handle({ params, ctx }) {
      const language = languageOfReader(ctx.search, ctx.get('accept-language'));
      const pages = deps.sharedPages[language];
      const { shareId } = params;
      const view = await getSharedStory(deps, shareId).catch(notShared);
      if (view === null || !view.indexable) ctx.set(NOINDEX);
      ctx.set({ 'Content-Language': language, 'Cache-Control': 'no-store' });
      ctx.vary('Accept-Language');
      ctx.type = 'html';
      ctx.status = view === null ? 404 : 200;
      ctx.body =
        view === null
          ? goneSharedPage(pages.gone)
          : sharedPage(pages.story, view, { shareId, publicUrl: deps.publicUrl });
    },
  }),
];

function notShared(error: unknown): null {
  if (error instanceof Refusal) return null;
  throw error;
}
