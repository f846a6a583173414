import type { Locale } from '@storylark/contracts/languages';
import type { LessonId } from '@storylark/contracts/stories/vocabulary';

const companion = String.raw`\{(?:de_|a_|que_)?companion(?:_subj|_he|_er|_il|_gen)?\}`;
const says = String.raw`<companion>(?:(?!</companion>).)*`;
const pattern = (...parts: string[]): RegExp => new RegExp(parts.join('|'), 'iu');

/**
 * What a message must not say of the companion whom an awareness story is about: a child who is blind reads no
 * sign, one who is deaf hears no steps, one in a wheelchair climbs no wall. Their own words are in the pairs.
 */
export const unsuited: Partial<Record<LessonId, Readonly<Record<Locale, RegExp>>>> = {
  blind: {
    en: pattern(
      String.raw`${companion}(?: \p{L}+)? (?:looked|saw|watched|read|stared|winked)(?!\p{L})`,
      String.raw`looked at (?:one another|each other)`,
      String.raw`${says}(?:I see|I saw|look at|can see)`,
    ),
    de: pattern(
      String.raw`${companion}[^.]{0,40}(?<!\p{L})(?:sah|las|schaute|guckte|betrachtete|blinzelte|starrte)(?!\p{L})`,
      String.raw`(?<!\p{L})(?:sah|las|schaute|betrachtete) ${companion}`,
      String.raw`(?:sahen|schauten|guckten)[^.]{0,20}(?:einander|sich) an`,
      String.raw`${says}(?:seh ich|ich seh|guck|schau|sieh mal)`,
    ),
    fr: pattern(
      String.raw`${companion}[^.]{0,40}(?:regard|voyait|\[le vit|lisait|cligna)`,
      String.raw`se \[?regard`,
      String.raw`${says}(?:je vois|regarde)`,
    ),
  },
  deaf: {
    en: pattern(
      String.raw`${companion}(?: \p{L}+)? (?:heard|listened)(?!\p{L})`,
      String.raw`(?:whispered|murmured) (?:to )?${companion}`,
      String.raw`${says}(?:I hear|listen)`,
    ),
    de: pattern(
      String.raw`${companion}[^.]{0,40}(?<!\p{L})(?:hörte|horchte|lauschte)(?!\p{L})`,
      String.raw`(?:flüsterte|murmelte) ${companion}`,
      String.raw`${says}(?<!\p{L})(?:hör|horch)`,
    ),
    fr: pattern(String.raw`${companion}[^.]{0,40}(?:enten|écout)`, String.raw`${says}(?:j’enten|écoute)`),
  },
  wheelchair: {
    en: pattern(
      String.raw`${companion}[^.]{0,30}(?<!\p{L})(?:ran|jumped|climbed|skipped|hopped|knelt|stamped|tiptoe|steps)(?!\p{L})`,
      String.raw`(?<!\p{L})(?:ran|jumped|climbed) [^.]{0,30}${companion}`,
    ),
    de: pattern(
      String.raw`${companion}[^.]{0,40}(?<!\p{L})(?:rannte|lief|sprang|kletterte|hüpfte|kniete|stampfte|Zehenspitzen|Schritte?)(?!\p{L})`,
    ),
    fr: pattern(
      String.raw`${companion}[^.]{0,40}(?:cour[ua]|saut|grimp|genou|pointe des pieds|un pied|marchait)`,
    ),
  },
};
