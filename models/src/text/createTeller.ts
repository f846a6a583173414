import type { OutsideRole, SentRequest } from '@storylark/contracts/stories/outside';
import type { Clock } from '@storylark/platform/clock';
import type { StoryOrder, WrittenStory } from '@storylark/studio/plan';
import type { TextModel } from '../asking/createTextModel.ts';
import type { Moderator } from '../asking/createModerator.ts';
import type { Question } from '../asking/question.ts';
import { ModelFailure } from '../calls/modelFailure.ts';
import type { Ledger } from '../calls/ledger.ts';
import type { Service } from '../services.ts';
import { beatAnswerOf, beatSchema, planCheckSchema, planVerdictOf, type BeatAnswer } from './answers.ts';
import { type BeatBrief, type Brief, briefOf } from './brief.ts';
import { checkBeat, type Fault } from './checks/checkBeat.ts';
import { checkTold } from './checks/checkTold.ts';
import { exemplarOf } from './exemplarOf.ts';
import { beatPrompt, repairPrompt } from './prompts/beatPrompt.ts';
import { planCheckPrompt, planCheckSystemPrompt } from './prompts/checkPrompt.ts';
import { systemPrompt } from './prompts/systemPrompt.ts';
import { paragraphsOf, textOf, toWritten } from './telling/toWritten.ts';
import { readable, type ToldBeat } from './telling/toldBeat.ts';

type Deps = { text: TextModel; check: TextModel; moderator: Moderator; now: Clock };

export type TellOrder = {
  accountId: string;
  /** By whom is asked, as a keyed hash. */
  safetyId: string;
  order: StoryOrder;
  /** What the house told; its plan is told again in other words. */
  house: WrittenStory;
  /** Ms since 1970: nobody waits any longer. */
  until: number;
  signal: AbortSignal;
  /** What an earlier run told of the same plan, from its first beat on. */
  kept: readonly ToldBeat[];
  ledger: Ledger;
  /** What was checked and may be heard: the passage to keep, and its paragraphs with their names. */
  onBeat: (told: ToldBeat, paragraphs: readonly string[]) => Promise<void>;
};

export interface Teller {
  /** By role: where the requests of a telling go. Where there is no moderation, the check model judges. */
  services: Readonly<Partial<Record<OutsideRole, Service>>>;
  /** @throws ModelFailure, or the reason of the signal once that is aborted */
  tell(order: TellOrder): Promise<WrittenStory>;
}

/** Of an answer, thoughts included. */
const MOST_TOKENS = { passage: 6_000, check: 3_000 };
/** The reason that says most, of several. */
const gravest = ['unsafe', 'wrongLanguage', 'planNotKept', 'unfit'] as const;
const reasonOf = (faults: readonly Fault[]) =>
  gravest.find((reason) => faults.some((fault) => fault.reason === reason)) ?? 'unfit';

/**
 * Has a model tell a plan, passage by passage: each is looked through, mended once where it must be, and moderated,
 * before anybody hears it; the whole is held against the plan.
 */
export function createTeller({ text, check, moderator, now }: Deps): Teller {
  const sent = (role: OutsideRole, { service }: { service: Service }, request: object): SentRequest => ({
    role,
    model: service.model,
    at: new Date(now()).toISOString(),
    sent: JSON.stringify(request, null, 1),
  });

  const askingOf = (model: { service: Service }, role: OutsideRole, order: TellOrder) => ({
    accountId: order.accountId,
    until: order.until,
    signal: order.signal,
    tally: order.ledger.tallyOf(role, model.service.model),
  });

  function ask<T>(model: TextModel, question: Question<T>, order: TellOrder): Promise<T> {
    const { role } = model.service;
    order.ledger.sent(sent(role, model, model.bodyOf(question)));
    return model.ask(question, askingOf(model, role, order));
  }

  async function tellBeat(told: readonly ToldBeat[], passage: BeatBrief, brief: Brief, order: TellOrder) {
    const before = told.map((beat) => ({ beat: beat.beat, paragraphs: readable(beat, brief.locale) }));
    const user = beatPrompt(
      brief,
      passage,
      before.flatMap(({ paragraphs }) => paragraphs),
      exemplarOf(brief.locale),
    );
    const question: Question<BeatAnswer> = {
      system: systemPrompt(brief),
      user,
      schema: beatSchema(brief, passage),
      read: beatAnswerOf,
      mostTokens: MOST_TOKENS.passage,
      safetyId: order.safetyId,
    };
    const first = await ask(text, question, order);
    const checked = checkBeat(first, brief, passage, before);
    if (checked.told) return checked.told;
    const faults = [...new Set(checked.faults.map(({ says }) => says))];
    const again = await ask(
      text,
      { ...question, user: repairPrompt(user, JSON.stringify(first), faults) },
      order,
    );
    const mended = checkBeat(again, brief, passage, before);
    if (mended.told) return mended.told;
    throw new ModelFailure(reasonOf(mended.faults));
  }

  /** Names are none of its business: it sees placeholders, as everybody outside does. */
  async function moderate(paragraphs: readonly string[], order: TellOrder): Promise<void> {
    const question = { paragraphs, safetyId: order.safetyId };
    order.ledger.sent(sent('moderation', moderator, moderator.bodyOf(question)));
    if (!(await moderator.isSafe(question, askingOf(moderator, 'moderation', order))))
      throw new ModelFailure('unsafe');
  }

  async function holdAgainstPlan(told: readonly ToldBeat[], brief: Brief, order: TellOrder) {
    const beats = told.map((beat) => ({ beat: beat.beat, paragraphs: readable(beat, brief.locale) }));
    const verdict = await ask(
      check,
      {
        system: planCheckSystemPrompt,
        user: planCheckPrompt(brief, beats),
        schema: planCheckSchema(brief.beats.map(({ beat }) => beat)),
        read: planVerdictOf,
        mostTokens: MOST_TOKENS.check,
        safetyId: order.safetyId,
      },
      order,
    );
    if (verdict.unfit) throw new ModelFailure('unsafe');
    if (verdict.strangers || verdict.notKept.length > 0) throw new ModelFailure('planNotKept');
  }

  return {
    services: { text: text.service, check: check.service, moderation: moderator.service },
    async tell(telling) {
      const { order, house, kept, onBeat } = telling;
      const brief = briefOf(house.plan, order);
      const words = { plan: house.plan, language: order.language, figures: brief.figures };
      const told: ToldBeat[] = [];
      for (const [at, passage] of brief.beats.entries()) {
        const before = kept[at];
        const beat = before ?? (await tellBeat(told, passage, brief, telling));
        if (!before) await moderate(readable(beat, brief.locale), telling);
        told.push(beat);
        await onBeat(beat, paragraphsOf(beat, words).map(textOf));
      }
      const written = toWritten(told, words, house);
      const faults = checkTold(told, written, order, brief);
      if (faults.length > 0) throw new ModelFailure(reasonOf(faults));
      await holdAgainstPlan(told, brief, telling);
      return written;
    },
  };
}
