import type { Tables } from '../schema.ts';

export const company: Tables['company'] = {
  met: {
    comes: [
      'By the gate {companion} was waiting. {companion_subj} knew the way, and had two plums, one for each of them.',
      'That day {companion} came along. {companion_subj} had been there before, and knew everybody by name.',
      '<companion>Are you coming?</companion> called {companion} over the fence. {companion_subj} had been there before.',
    ],
  },
  sibling: {
    comes: [
      '<companion>I’m coming too,</companion> said {companion}, and already had one shoe on. It was one of {hero_gen}.',
      'By the door {companion} was waiting, with the snacks. So there were two of them.',
      '{companion} came along. Nobody had asked. {companion_subj} never waited for that.',
    ],
  },
  friend: {
    comes: [
      'At the corner stood {companion}. <companion>There you are,</companion> said {companion}, and they went on together.',
      '{companion} came along, of course. {companion_subj} had brought a bit of string. You never know.',
      'They were two now, {hero} and {companion}. With two, every road is half as long.',
    ],
  },
  near: {
    comes: [
      '{companion} came along. {companion_subj} had only wanted to look in, and had kept {companion_his} jacket on.',
      '<companion>I’ve got time,</companion> said {companion}. So they were two.',
      '{companion} held the door open, and then went through it as well.',
    ],
  },
  robot: {
    comes: [
      'You had to mind what you said to {companion}. Robots do it.',
      '{companion_gen} knees squeaked a little, as robots’ knees do. So one always knew where {companion_he} was.',
    ],
  },
  animal: {
    comes: [
      '{companion} ran on four paws, a little ahead. {companion_gen} nose had set out even earlier.',
      '{companion} could smell what others only saw. It meant stopping rather often.',
    ],
  },
  magical_being: {
    comes: [
      'A few sparks came along with {companion}, at the cuffs. They behaved quite well.',
      '{companion} could do one small charm. What it was good for, nobody had found out yet.',
    ],
  },
  mythical_creature: {
    comes: [
      '{companion} kept {companion_his} wings close, because of the washing lines. It made {companion_him} look almost shy.',
      'In the tales people run away when somebody like {companion} comes. Here somebody only said: mind your tail.',
    ],
  },
  imaginary_friend: {
    comes: [
      'Only those who had been told could see {companion}. It made {companion_him} careful with doors.',
      '{companion} left no tracks. So {hero} walked a little wider, for both.',
    ],
  },
};
