/** `npm run complete`: what `npm test` tries by a sample is tried in full. */
export const isComplete = process.env.COMPLETE === '1';

/** How many of something to try: the sample, or all of it. */
export const sampleOf = (few: number, all: number): number => (isComplete ? all : few);
