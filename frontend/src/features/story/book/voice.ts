/** The sound of the story as far as the text shows it; `sentence`: index of the one being spoken. */
export type Voice = {
  playing: boolean;
  sentence: number | null;
  /** The stretch of that sentence being spoken now, where a voice tells it. */
  word?: readonly [number, number] | null;
  playFrom: (sentence: number) => void;
};
