import type { Check } from '@storylark/contracts/stories/making';
import type { OutsideReason } from '@storylark/contracts/stories/outside';
import { useIntl } from 'react-intl';
import type { Message } from '../../../i18n/defineMessages.ts';
import { useFormats } from '../../../i18n/useFormats.ts';
import { originMessages as words } from './originMessages.ts';
import type { Part } from './partsOf.ts';

const checkNames: Record<Check, Message> = {
  rules: words.check_rules,
  moderation: words.check_moderation,
  plan: words.check_plan,
  transcript: words.check_transcript,
};
const reasonWords: Record<OutsideReason, Message> = {
  slow: words.reason_slow,
  full: words.reason_full,
  refused: words.reason_refused,
  away: words.reason_away,
  broken: words.reason_broken,
  unfit: words.reason_unfit,
  unsafe: words.reason_unsafe,
  planNotKept: words.reason_planNotKept,
  wrongLanguage: words.reason_wrongLanguage,
  transcriptDiffers: words.reason_transcriptDiffers,
  budget: words.reason_budget,
  switchedOff: words.reason_switchedOff,
};

/** One part of a story: by whom, how long, what was looked at; `pending`: the story is still being made. */
export function OriginPart({ part, pending }: { part: Part; pending: boolean }) {
  const intl = useIntl();
  const formats = useFormats();
  const { step, count, made, outside, models, checks, retries, reasons, seconds } = part;
  const say = intl.formatMessage;
  const model = formats.list(models);
  const names = { text: words.text, narration: words.narration, picture: words.pictures };
  const by =
    made === 0
      ? say(words.notMade, { pending: pending ? 'yes' : 'no' })
      : outside === 0
        ? say(words.byHouse)
        : outside === made
          ? say(words.byModel, { model })
          : say(words.byBoth, { outside, count: made, model });
  const said = [
    by,
    seconds !== null && say(words.took, { time: timeOf(intl, seconds) }),
    outside > 0 && retries > 0 && say(words.askedAgain, { count: retries }),
    checks.length > 0 &&
      say(words.checked, { checks: formats.list(checks.map((check) => say(checkNames[check]))) }),
    ...reasons.map((reason) => say(words.tookOver, { reason: say(reasonWords[reason]) })),
  ].filter((sentence) => sentence !== false);
  return (
    <div>
      <dt>{say(names[step], { count })}</dt>
      <dd>{said.join(' ')}</dd>
    </div>
  );
}

/** 41 seconds, 3 minutes: of seconds, as long as a person would count them. */
function timeOf({ formatNumber }: ReturnType<typeof useIntl>, seconds: number): string {
  const [value, unit] =
    seconds < 90
      ? [Math.max(1, Math.round(seconds)), 'second' as const]
      : [Math.round(seconds / 60), 'minute' as const];
  return formatNumber(value, { style: 'unit', unit, unitDisplay: 'long' });
}
