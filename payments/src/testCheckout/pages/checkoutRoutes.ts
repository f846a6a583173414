import { locales, type Locale } from '@storylark/contracts/languages';
import { oneOf, yup } from '@storylark/contracts/validation/fields';
import { type Answer, routeFor, type Caller, type Route } from '@storylark/platform/http/route';
import { Refusal } from '@storylark/platform/refusal';
import { PAGES_PATH, type TestPages } from '../testPages.ts';
import { acts, cardOf } from './parts.ts';
import { closedPage, pageOf, type Step } from './pageOf.ts';

const route = routeFor<Caller>();
const steps = ['declined', 'confirm', 'saved'] as const satisfies readonly Step[];
const PATH = `${PAGES_PATH}:page`;
const params = yup.object({
  page: yup
    .string()
    .matches(/^[\w-]{1,100}$/)
    .required(),
});
/** The browser says where a form was sent from; the address of the page goes nowhere but to this house. */
const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Referrer-Policy': 'same-origin' };

const goTo = (address: string): Answer => ({
  status: 303,
  headers: { ...headers, Location: address },
  body: '',
});

/** The pages of the built-in provider: shown, and acted on by forms of their own. */
export function checkoutRoutes({ pages, publicUrl }: { pages: TestPages; publicUrl: string }): Route[] {
  async function shown(id: string, step: Step | undefined, spoken: string): Promise<Answer> {
    const found = await pages.look(id);
    if (found) return { body: pageOf(found, step), headers };
    return { status: 404, body: closedPage(localeOf(spoken), 'over', publicUrl), headers };
  }

  async function act(
    id: string,
    body: { act: (typeof acts)[number]; card?: string | undefined },
  ): Promise<Answer> {
    const found = await pages.look(id);
    const here = (step?: Step) => goTo(`${PAGES_PATH}${id}${step ? `?step=${step}` : ''}`);
    if (!found) return here();
    const { paid, left } = found.page.returnTo;
    const outcome = async (done: Promise<'paid' | 'declined' | 'confirm' | 'over'>): Promise<Answer> => {
      const came = await done;
      if (came === 'paid') return goTo(paid);
      return came === 'over' ? here() : here(came);
    };
    const isUpgrade = found.page.kind === 'upgrade';
    const card = body.card === undefined ? null : cardOf(body.card);
    switch (body.act) {
      case 'pay':
        return outcome(pages.pay(id, card ?? 'declined', false));
      case 'putCard':
        if (card === null) return here('declined');
        await pages.putCard(id, card);
        return here('saved');
      case 'agree':
        return outcome(isUpgrade ? pages.answerUpgrade(id, true) : pages.pay(id, 'confirm', true));
      case 'refuse':
        if (!isUpgrade) return here('declined');
        await pages.answerUpgrade(id, false);
        return goTo(left);
      case 'leave':
        await pages.leave(id);
        return goTo(left);
    }
  }

  return [
    route({
      method: 'GET',
      path: PATH,
      summary: 'A page of the built-in test checkout',
      auth: 'public',
      schemas: { params, query: yup.object({ step: oneOf(steps) }) },
      answers: {
        200: { description: 'The page', type: 'text/html' },
        404: { description: 'There is no such page', type: 'text/html' },
      },
      handle: ({ params: { page }, query, language }) => shown(page, query.step, language),
    }),
    route({
      method: 'POST',
      path: PATH,
      summary: 'What somebody does on a page of the built-in test checkout',
      auth: 'public',
      bodyType: 'form',
      schemas: { params, body: yup.object({ act: oneOf(acts).required(), card: yup.string().max(40) }) },
      answers: { 303: { description: 'Where to go on' } },
      refusals: ['forbidden'],
      handle: async ({ params: { page }, body, ctx }) => {
        refuseOthers(ctx.get('origin'), [ctx.host, new URL(publicUrl).host]);
        return act(page, body);
      },
    }),
  ];
}

/**
 * A form of our own is sent from here, which behind our gateway is called as the public address says; programs
 * say nothing.
 * @throws Refusal `forbidden`
 */
function refuseOthers(origin: string, here: readonly string[]) {
  if (origin !== '' && (!URL.canParse(origin) || !here.includes(new URL(origin).host)))
    throw new Refusal('forbidden');
}

const localeOf = (spoken: string): Locale => locales.find((one) => one === spoken) ?? 'en';
