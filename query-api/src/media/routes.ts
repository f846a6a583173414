import { MEDIA_LINK_LASTS } from '@storylark/contracts/constants';
import { mediaLinkAnswer } from '@storylark/contracts/stories/answers';
import { paths } from '@storylark/contracts/paths';
import { uuid, yup } from '@storylark/contracts/validation/fields';
import type { Route } from '@storylark/platform/http/route';
import type { SignedLinks } from '@storylark/platform/http/signedLinks';
import { Refusal } from '@storylark/platform/refusal';
import { route } from '../caller.ts';
import { belongsTo } from '../createMediaStore.ts';
import { downloadName } from '../downloadName.ts';
import type { OpenShare } from '../stories/openShare.ts';
import { sharedFiles } from '../stories/sharedFiles.ts';
import { contentOf } from '../storyContent.ts';
import type { Unseal } from '../unseal.ts';
import { answerBytes, mediaTypes, type BytesDeps } from './answerBytes.ts';

type Deps = BytesDeps & { links: SignedLinks; openShare: OpenShare; unseal: Unseal };

const ofLink = { iat: yup.string(), exp: yup.string(), sig: yup.string(), download: yup.string() };
const answers = {
  200: { description: 'The bytes', type: Object.values(mediaTypes) },
  206: { description: 'Some of the bytes', type: Object.values(mediaTypes) },
  304: { description: 'Known already' },
  416: { description: 'Beyond the end' },
};
/**
 * What the browser of a parent has it need not fetch again, though its link is over; browsers that know
 * No-Vary-Search find it by any later link too.
 */
const OWN = {
  'Cache-Control': 'private, max-age=21600, immutable',
  'No-Vary-Search': 'params=("iat" "exp" "sig")',
};
/** What a stranger has is asked about each time: it may have been withdrawn. */
const SHARED = { 'Cache-Control': 'private, no-cache' };

/** Audio and pictures: of a parent's own by signed links, of shared stories under their share. */
export const mediaRoutes = (deps: Deps): Route[] => [
  route({
    method: 'GET',
    path: paths.sharedMedia,
    summary: 'Audio or a picture of a shared story, while it is shared; `download` saves it under its title',
    auth: 'public',
    schemas: {
      params: yup.object({ shareId: uuid().required(), file: yup.string().required() }),
      query: yup.object({ download: yup.string() }),
    },
    answers,
    refusals: ['storyNotFound', 'notFound'],
    async handle({ ctx, params, query }) {
      const { story } = await deps.openShare(params.shareId);
      const key = sharedFiles(story).get(params.file);
      if (key === undefined) throw new Refusal('notFound');
      const download = query.download ? downloadName((await contentOf(deps.unseal, story)).title) : '';
      await answerBytes(deps, ctx, { key, download, headers: SHARED });
    },
  }),
  route({
    method: 'GET',
    path: paths.media,
    summary: 'Audio or a picture; Range, ETag, `download` gives a file name',
    auth: 'public',
    schemas: { query: yup.object(ofLink) },
    answers,
    refusals: ['linkExpired', 'notFound'],
    async handle({ ctx, query }) {
      const link = deps.links.read(ctx.path.slice('/media/'.length), query);
      if (link === null || link.isOver) throw new Refusal('linkExpired');
      await answerBytes(deps, ctx, { ...link, headers: OWN });
    },
  }),
  route({
    method: 'GET',
    path: paths.mediaLink,
    summary: `The same link anew, for ${MEDIA_LINK_LASTS / 60_000} minutes, also when it has run out`,
    auth: 'account',
    schemas: { query: yup.object({ of: yup.string().max(2_000).required() }) },
    answers: { 200: { description: 'The link', schema: mediaLinkAnswer } },
    refusals: ['linkExpired', 'notFound'],
    async handle({ caller, query }) {
      const [path = '', said] = query.of.split('?', 2);
      const link = path.startsWith('/media/')
        ? deps.links.read(path.slice('/media/'.length), Object.fromEntries(new URLSearchParams(said)))
        : null;
      if (link === null) throw new Refusal('linkExpired');
      if (!belongsTo(caller.accountId, link.key)) throw new Refusal('notFound');
      return { body: { url: deps.links.urlOf(link.key, link.download) } };
    },
  }),
];
