import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { StoryTimes } from './storyProcess.ts';
import { type Line, median, ms } from './table.ts';

const program = fileURLToPath(new URL('storyProcess.js', import.meta.url));
/** Against bare speech: one core does all the rest as well, two do some of it meanwhile. */
const limits = [
  { cores: '0', named: 'one core', limit: 4 },
  { cores: '0,1', named: 'two cores', limit: 2.5 },
];

/** (g): text, sound and pictures of a story, against the speech synthesis alone on the same cores. */
export async function storyCores(): Promise<Line[]> {
  return limits.map(({ cores, named, limit }): Line => {
    const told = execFileSync('taskset', ['-c', cores, process.execPath, program], { encoding: 'utf8' });
    const { lasts, speech, story } = JSON.parse(told) as StoryTimes;
    const ratio = median(story.map((took, time) => took / speech[time]!));
    return {
      row: 'g',
      what: `text, sound and pictures of ${Math.round(lasts)} s on ${named}`,
      measured: ms(1000 * median(story)),
      floor: `${ms(1000 * median(speech))} bare speech`,
      ratio,
      limit: `${limit} times the floor`,
      holds: ratio <= limit,
    };
  });
}
