import { locales } from '../languages.ts';
import { stateMessages } from './stateMessages.ts';
import { storyStates } from './vocabulary.ts';

it('each state of a story is told apart, in every language, in SPEC’s words where it has some', () => {
  for (const locale of locales) {
    const told = storyStates.map((state) => stateMessages[state][locale]);
    expect(new Set(told).size).toBe(storyStates.length);
    expect(told).not.toContain('');
  }
  expect(stateMessages.text_pending.en).toBe('Creating your magical story...');
  expect(stateMessages.narration_pending.en).toBe('Recording the narration...');
});
