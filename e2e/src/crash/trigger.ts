import type { Place } from './landings.ts';
import type { Operation } from './operations.ts';
import type { Frame } from './reader.ts';

/** What a round aims at; 'anywhere': any moment of the load. */
export type Aim = Place | 'anywhere';

/** When to kill: by what is acknowledged and heard, and by the work that is held. */
export class Trigger {
  private readonly untilHeld: (kind: string) => Promise<void>;
  constructor(untilHeld: (kind: string) => Promise<void>) {
    this.untilHeld = untilHeld;
  }
  private wishes: { fits: (news: string) => boolean; fire: () => void }[] = [];
  private tell(news: string) {
    for (const wish of this.wishes) if (wish.fits(news)) wish.fire();
  }
  acknowledged = ({ kind }: Operation) => this.tell(`ack ${kind}`);
  heard = ({ data }: Frame) => this.tell(`heard ${data.change}`);

  /** Resolves at the moment for this aim. */
  async at(aim: Aim, chance: (what: string) => number): Promise<void> {
    const later = (ms: number) => new Promise<void>((done) => setTimeout(done, chance('delay') * ms));
    const news = (wanted: RegExp, times = 1) => {
      let left = times;
      return new Promise<void>((fire) =>
        this.wishes.push({ fits: (text) => wanted.test(text) && (left -= 1) <= 0, fire }),
      );
    };
    switch (aim) {
      case 'append':
      case 'projection':
        return news(/^ack (profile|changeCharacter)$/, 1 + Math.floor(chance('count') * 60));
      case 'text':
        await news(/^heard requested$/);
        return later(120);
      case 'narration':
        await this.untilHeld('recordNarration');
        return later(600);
      case 'picture':
        // The first of a story or a later one. Each is drawn in a moment, so the kill comes at once.
        if (chance('later') < 0.5) await news(/^heard picture$/);
        return this.untilHeld('drawPicture');
      case 'deletion':
        await news(/^ack delete/);
        return later(20);
      case 'anywhere':
        await news(/^ack orderStory$/);
        return later(5_000);
    }
  }
}
