/** The sound of the story as far as the text shows it; `sentence`: index of the one being spoken. */
export type Voice = { playing: boolean; sentence: number | null; playFrom: (sentence: number) => void };
