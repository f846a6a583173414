import type { SettingMessages } from '../../schema.ts';

export const dinosaurIsland: SettingMessages = {
  title: ['{hero} und das Ei im Farn', 'Der Tag, an dem der Boden summte'],
  passage: [
    'Hinter dem letzten Garten stand der Farn heute höher als die Haustür. {hero} schob einen Wedel zur Seite und noch einen. Der Garten kam nicht wieder.',
  ],
  arrive: ['Es roch nach warmem Schlamm. Der Boden summte leise in den Sohlen, lange bevor etwas zu sehen war.'],
  image: ['In einem Fußabdruck stand Regenwasser, und darin badeten drei Vögel.'],
  meet: [
    'Ein kleiner Triceratops kam aus dem Farn und nieste. <helper>{helper}</helper>, sagte er. <helper>Das war mein Name, nicht der Schnupfen.</helper>',
  ],
  task: [
    '<helper>Das Ei dort hinten wird kalt</helper>, sagte {helper}. <helper>Vor der Nacht muss es zurück ins Nest. Aber dazwischen ist das Farndickicht.</helper>',
  ],
  way: ['Sie gingen von Pfütze zu Pfütze. {helper} erklärte, welche davon eine Spur war und von wem.'],
  obstacle: ['Das Farndickicht stand da wie eine Wand mit Fransen. Was man hineinsteckte, das sah man nicht mehr.'],
  stuck: ['Der Farn schlug hinter ihnen zusammen. Wo eben noch vorn gewesen war, da war jetzt überall.'],
  still: ['Kein Wedel rührte sich. Tief im Boden ging jemand sehr Großes, ganz langsam, woandershin.'],
  open: ['Da teilte sich der Farn, und sie waren hindurch. Das Ei lag im Moos, groß wie ein Kürbis, und es klopfte von innen.'],
  gift: [
    '<helper>Das ist von meiner Oma</helper>, sagte {helper} und legte {hero} eine Versteinerung in die Hand. <helper>Sie ist schon ziemlich lange weg. Aber ihr Fuß ist noch da.</helper>',
  ],
  homeward: ['Der Boden summte sie bis an den Rand der Insel. Dann kam der Garten, und er war sehr klein.'],
  question: ['<hero>Wieso weiß man, wie groß sie waren, wenn keiner dabei war?</hero>, fragte {hero} über dem Buch mit den Dinosauriern.'],
  answer: [
    '{hero} stellte einen Fuß in die Spur und maß mit Stöcken, von Tritt zu Tritt. Wer so lange Schritte macht, hat lange Beine. Der Fuß hatte die Größe dagelassen.',
  ],
};
