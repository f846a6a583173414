import type { Tables } from '../schema.ts';

export const company: Tables['company'] = {
  met: {
    comes: [
      'By the gate {companion} was waiting. {companion_subj} knew the way, and had two plums, one for each of them.',
      'That day {companion} came along. {companion_subj} had been there before, and knew everybody by name.',
      '<companion>Are you coming?</companion> called {companion} over the fence. {companion_subj} had been there before.',
      '<companion>I know it like my own pocket,</companion> said {companion}, who came along. There was a hole in {companion_his} pocket, but that was only found out later.',
      '{companion} was sitting on the wall, and jumped down. <companion>You’re late,</companion> said {companion}. <companion>I’ve told them you’re coming.</companion>',
      'At the last moment somebody ran up behind {hero}, with one sleeve on. It was {companion}, and {companion_he} was coming too.',
    ],
  },
  sibling: {
    comes: [
      '<companion>I’m coming too,</companion> said {companion}, and already had one shoe on. It was one of {hero_gen}.',
      'By the door {companion} was waiting, with the snacks. So there were two of them.',
      '{companion} came along. Nobody had asked. {companion_subj} never waited for that.',
      '<companion>Where you’re going I’m going,</companion> said {companion}, and was already looking for the other sock.',
      '{companion} came as well. <companion>I’m only seeing you to the corner,</companion> said {companion}. It was a very long corner.',
      'Somebody had to carry the bread. That was {companion}, and {companion_he} had only agreed because it was bread.',
    ],
  },
  friend: {
    comes: [
      'At the corner stood {companion}. <companion>There you are,</companion> said {companion}, and they went on together.',
      '{companion} came along, of course. {companion_subj} had brought a bit of string. You never know.',
      'They were two now, {hero} and {companion}. With two, every road is half as long.',
      '{companion} had whistled twice, and stood by the gate. <companion>I told them I was at your house,</companion> said {companion}. <companion>So now we’ve got to be somewhere.</companion>',
      '<companion>Is there room for one more?</companion> asked {companion}. There was always room for {companion}.',
      '{companion} was there before the bell had stopped. <companion>I was in the middle of lunch,</companion> said {companion}, and that could be seen.',
    ],
  },
  near: {
    comes: [
      '{companion} came along. {companion_subj} had only wanted to look in, and had kept {companion_his} jacket on.',
      '<companion>I’ve got time,</companion> said {companion}. So they were two.',
      '{companion} held the door open, and then went through it as well.',
      '<companion>I was going that way anyway,</companion> said {companion}. Nobody asked what way that was.',
      '{companion} had come to bring something back, and now came along. It was an umbrella, and that was good to have.',
      '<companion>Two see more,</companion> said {companion}, <companion>and three would argue.</companion> So it was the two of them.',
    ],
  },
  robot: {
    comes: [
      'You had to mind what you said to {companion}. Robots do it.',
      '{companion_gen} knees squeaked a little, as robots’ knees do. So one always knew where {companion_he} was.',
      '<companion>I’ve stored the way,</companion> said {companion}. {companion} had stored the puddles as well, by depth.',
      'You had to wait for {companion} at the kerb. <companion>Green is green,</companion> said {companion}, and stood until it was.',
    ],
  },
  animal: {
    comes: [
      '{companion} ran on four paws, a little ahead. {companion_gen} nose had set out even earlier.',
      '{companion} could smell what others only saw. It meant stopping rather often.',
      '<companion>Somebody’s been here with cheese,</companion> said {companion}, with {companion_his} nose down. It was slow going, but you learned a lot.',
      'At the puddle {companion} shook {companion_himself}, and from then on everybody was wet together.',
    ],
  },
  magical_being: {
    comes: [
      'A few sparks came along with {companion}, at the cuffs. They behaved quite well.',
      '{companion} could do one small charm. What it was good for, nobody had found out yet.',
      '<companion>I can do us some weather,</companion> said {companion}. It was a very small weather, and it went along above the hat.',
      '{companion} knocked on the gatepost in a certain way, for luck. The gatepost knocked back.',
    ],
  },
  mythical_creature: {
    comes: [
      '{companion} kept {companion_his} wings close, because of the washing lines. It made {companion_him} look almost shy.',
      'In the tales people run away when somebody like {companion} comes. Here somebody only said: mind your tail.',
      '<companion>Do I look dangerous?</companion> asked {companion}. {companion} had on a scarf. <hero>Hardly at all,</hero> said {hero}.',
      '{companion} walked in front, so that people could get it over with. They mostly said good morning.',
    ],
  },
  imaginary_friend: {
    comes: [
      'Only those who had been told could see {companion}. It made {companion_him} careful with doors.',
      '{companion} left no tracks. So {hero} walked a little wider, for both.',
      '<companion>You do the talking,</companion> said {companion}, <companion>they can’t hear me.</companion> {companion} did quite a lot of it all the same.',
      'For {companion} somebody had to hold open the door. {hero} held it, and then a moment longer, for the tail of {companion_his} coat.',
    ],
  },
};
