type Tell = (positionSeconds: number, finished: boolean) => void;

/** Tells the house how far a story was heard, to a tenth of a second, and nothing that it knows already. */
export function createHeard(tell: Tell) {
  let known = 0;
  let knownFinished = false;
  return {
    /** What the house knows of this story. */
    begin(seconds: number) {
      known = tenths(seconds);
      knownFinished = false;
    },
    say(seconds: number, finished: boolean) {
      const at = tenths(seconds);
      if (at === known && finished === knownFinished) return;
      known = at;
      knownFinished = finished;
      tell(at, finished);
    },
  };
}
const tenths = (seconds: number) => Math.round(seconds * 10) / 10;
