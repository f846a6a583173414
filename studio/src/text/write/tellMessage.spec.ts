import type { Locale } from '@storylark/contracts/languages';
import type { SettingId } from '@storylark/contracts/stories/vocabulary';
import { settingFacts } from '../../catalogues/facts/settings/allSettings.ts';
import { nameElides } from '../resolve/fr.ts';
import { nounIn } from '../resolve/resolveArgument.ts';
import { formatMessage } from './formatMessage.ts';
import { tellMarks } from './tellMarks.ts';
import { splitLines } from './typography.ts';

const prizes = {
  en: { one: 'treasure chest', an: false },
  de: { g: 'f', one: 'Schatzkiste' },
  fr: { g: 'm', one: 'coffre', elides: false },
} as const;
const linesOf = (
  text: string,
  locale: Locale,
  hero = 'Emma',
  tense: 'recit' | 'vecu' = 'recit',
  setting: SettingId = 'treasureIsland',
) => {
  const telling = {
    locale,
    setting: settingFacts[setting],
    persons: {
      hero: { name: hero, g: 'f' as const },
      companion: { name: 'Ben', g: 'm' as const },
      helper: { name: 'Tuli', g: 'm' as const },
    },
    props: {
      helper: nounIn(locale, settingFacts[setting].props.helper),
      keepsake: nounIn(locale, settingFacts[setting].props.keepsake),
      prize: { noun: prizes[locale] },
      ...(locale === 'de' ? { obstacle: { noun: { g: 'n' as const, adj: 'alt', one: 'Tor' } } } : {}),
    },
  };
  return splitLines(tellMarks(formatMessage(text, telling, tense), locale, { words: 0 }, nameElides), locale);
};
const tell = (...args: Parameters<typeof linesOf>): string =>
  linesOf(...args)
    .map((line) => line.text)
    .join(' ');

describe('telling a message', () => {
  it('keeps a speech and its tag in one line of its speaker', () => {
    expect(
      linesOf(
        'It was late. <hero>Wait. I come,</hero> said {hero}. <helper>Good.</helper> {companion} ran.',
        'en',
      ),
    ).toEqual([
      { speaker: 'narrator', text: 'It was late.' },
      { speaker: 'hero', text: '“Wait. I come,” said Emma.' },
      { speaker: 'helper', text: '“Good.”' },
      { speaker: 'narrator', text: 'Ben ran.' },
    ]);
  });

  it.each([
    ['{hero} lehnte an {obstacle_def_dat}.', 'Emma', 'Emma lehnte am alten Tor.'],
    ['In {obstacle_def_dat} war ein Spalt.', 'Emma', 'Im alten Tor war ein Spalt.'],
    ['{hero} kam zu {prize_def_dat}.', 'Emma', 'Emma kam zur Schatzkiste.'],
    ['In {prize_def_dat} lag Sand.', 'Emma', 'In der Schatzkiste lag Sand.'],
    ['Das ist das Tor, an {obstacle_rel_dat} es zog.', 'Emma', 'Das ist das Tor, an dem es zog.'],
    ['Der linke Schuh von {hero} ging auf.', 'Emma', 'Emmas linker Schuh ging auf.'],
    ['Im Kopf von {hero} klickte es.', 'Emma', 'In Emmas Kopf klickte es.'],
    ['Im Kopf von {hero} klickte es.', 'Max', 'Im Kopf von Max klickte es.'],
    ['Sie zogen an der langen Jacke von {hero}.', 'Emma', 'Sie zogen an Emmas langer Jacke.'],
    ['Am Ende der Straße von {hero} war Licht.', 'Emma', 'Am Ende der Straße von Emma war Licht.'],
    ['Der Rest von {hero} kam nach.', 'Emma', 'Der Rest von Emma kam nach.'],
    ['Ein Ohr von {hero} juckte.', 'Emma', 'Ein Ohr von Emma juckte.'],
  ])('joins as one does in German: %s', (message, hero, told) => {
    expect(tell(message, 'de', hero)).toBe(told);
  });

  it('says er, sie of a German person only while nothing else can be meant', () => {
    const girl = (text: string) => tell(text, 'de');
    expect(girl('{hero} nahm die Tasche. {hero_subj} lief los.')).toBe('Emma nahm die Tasche. Sie lief los.');
    expect(girl('{hero} lief. Der Sumpf gluckste. {hero_subj} lachte.')).toBe(
      'Emma lief. Der Sumpf gluckste. Sie lachte.',
    );
    expect(girl('{hero} lief. Die Tür klemmte. {hero_subj} seufzte.')).toBe(
      'Emma lief. Die Tür klemmte. Emma seufzte.',
    );
    expect(girl('Die Hand von {hero} war warm. {hero_subj} lachte.')).toBe(
      'Emmas Hand war warm. Emma lachte.',
    );
    expect(tell('{companion} lief. Der Sumpf gluckste. {companion_subj} lachte.', 'de')).toBe(
      'Ben lief. Der Sumpf gluckste. Ben lachte.',
    );
  });

  it('puts each language’s quotation marks', () => {
    expect(tell('<hero>Ich führe</hero>, sagte {hero}.', 'de')).toBe('„Ich führe“, sagte Emma.');
    expect(tell('<hero>Toi ! dit {hero}. Viens.</hero>', 'fr')).toBe(
      '«\u00A0Toi\u00A0! dit Emma. Viens.\u00A0»',
    );
  });

  it('says the name once and then the pronoun, until another is named', () => {
    expect(tell('{hero_subj} sat. {hero_subj} looked up. {companion} came. {hero_subj} stood.', 'en')).toBe(
      'Emma sat. She looked up. Ben came. Emma stood.',
    );
  });

  it('names a French person again where il or elle could mean a thing', () => {
    expect(tell('{hero} sauta. La porte claqua. {hero_subj} rit.', 'fr')).toBe(
      'Emma sauta. La porte claqua. Emma rit.',
    );
    expect(tell('{hero} sauta. Le vent claqua. {hero_subj} rit.', 'fr')).toBe(
      'Emma sauta. Le vent claqua. Elle rit.',
    );
  });

  it('begins sentences with a capital, also with an argument', () => {
    expect(tell('{prize_def} stood there. {hero_he} saw {prize_indef}.', 'en')).toBe(
      'The treasure chest stood there. She saw a treasure chest.',
    );
  });

  it('tells a tag from a new sentence', () => {
    expect(
      linesOf(
        '<hero>Und du?</hero> {companion} lachte. <hero>Ja</hero>, sagte {hero}, <hero>{prize_def_nom} ist weg.</hero>',
        'de',
      ),
    ).toEqual([
      { speaker: 'hero', text: '„Und du?“' },
      { speaker: 'narrator', text: 'Ben lachte.' },
      { speaker: 'hero', text: '„Ja“, sagte Emma, „die Schatzkiste ist weg.“' },
    ]);
    expect(
      linesOf(
        '{hero} sat. <helper>No!</helper> cried {helper}. <helper>Who?</helper> {hero_subj} stood.',
        'en',
      ).map((line) => line.text),
    ).toEqual(['Emma sat.', '“No!” cried Tuli.', '“Who?”', 'Emma stood.']);
  });

  it('joins French words', () => {
    expect(
      tell(
        'On parlait de {hero} et de {prize_def}, à {prize_def}, parce que {hero_il} savait que {hero} viendrait.',
        'fr',
      ),
    ).toBe('On parlait d’Emma et du coffre, au coffre, parce qu’elle savait qu’Emma viendrait.');
    expect(tell('{companion} {hero_le} attendait, et {hero_le} voyait.', 'fr')).toBe(
      'Ben l’attendait, et la voyait.',
    );
  });

  it('tells French in either tense', () => {
    const text = '{hero} [s’arrêta|s’est arrêté{hero_e}].';
    expect(tell(text, 'fr', 'Emma', 'recit')).toBe('Emma s’arrêta.');
    expect(tell(text, 'fr', 'Emma', 'vecu')).toBe('Emma s’est arrêtée.');
  });

  it('gives no indefinite article to what there is only one of', () => {
    expect(tell('{helper_indef_acc} sah {hero}.', 'de', 'Emma', 'recit', 'newSibling')).toBe(
      'Das Baby sah Emma.',
    );
  });

  it('names the argument that nobody can fill', () => {
    expect(() => tell('{hero_sidewards} went.', 'en')).toThrow('No value for {hero_sidewards}');
    expect(() => tell('{hero_gen} Tür', 'de', 'Max')).toThrow('No value for {hero_gen}');
  });

  it('refuses a speech that is not closed', () => {
    expect(() => tell('<hero>Oh, said {hero}.', 'en')).toThrow('not closed');
  });
});
