import { defineMessages } from '../i18n/defineMessages.ts';

export const playerMessages = defineMessages({
  player: { id: 'player.player', defaultMessage: 'Audio player: {title}' },
  play: { id: 'player.play', defaultMessage: 'Play' },
  pause: { id: 'player.pause', defaultMessage: 'Pause' },
  back: { id: 'player.back', defaultMessage: 'Back one sentence' },
  next: { id: 'player.next', defaultMessage: 'Next sentence' },
  all: { id: 'player.all', defaultMessage: 'All controls' },
  close: { id: 'player.close', defaultMessage: 'Close player' },
  place: { id: 'player.place', defaultMessage: 'Place in the story' },
  placeText: { id: 'player.placeText', defaultMessage: '{at} of {length}' },
  mute: { id: 'player.mute', defaultMessage: 'Mute' },
  unmute: { id: 'player.unmute', defaultMessage: 'Sound on' },
  volume: { id: 'player.volume', defaultMessage: 'Volume' },
  speedIs: { id: 'player.speedIs', defaultMessage: 'Speed, {rate} times' },
  rate: { id: 'player.rate', defaultMessage: '{rate}×' },
  timer: { id: 'player.timer', defaultMessage: 'Sleep timer' },
  timerLeft: {
    id: 'player.timerLeft',
    defaultMessage: 'Sleep timer, {minutes, plural, one {# minute left} other {# minutes left}}',
  },
  timerToEnd: { id: 'player.timerToEnd', defaultMessage: 'Sleep timer, until the end of the story' },
  timerMinutes: {
    id: 'player.timerMinutes',
    defaultMessage: '{minutes, plural, one {# minute} other {# minutes}}',
  },
  timerEnd: { id: 'player.timerEnd', defaultMessage: 'End of the story' },
  timerOff: { id: 'player.timerOff', defaultMessage: 'No timer' },
  timerEndShort: { id: 'player.timerEndShort', defaultMessage: 'End' },
  more: {
    id: 'player.more',
    defaultMessage: '{minutes, plural, one {# more minute} other {# more minutes}}',
  },
  loading: { id: 'player.loading', defaultMessage: 'Loading the sound' },
  gone: {
    id: 'player.gone',
    defaultMessage: 'The connection is gone. Your place in the story is kept.',
  },
  broken: {
    id: 'player.broken',
    defaultMessage: 'The sound cannot be played right now. Your place in the story is kept.',
  },
  saidPlaying: { id: 'player.saidPlaying', defaultMessage: 'Playing' },
  saidPaused: { id: 'player.saidPaused', defaultMessage: 'Paused' },
  saidEnded: { id: 'player.saidEnded', defaultMessage: 'The story is over' },
  saidAsleep: {
    id: 'player.saidAsleep',
    defaultMessage: 'The sleep timer has ended the sound. Your place is kept.',
  },
  saidTimerOff: { id: 'player.saidTimerOff', defaultMessage: 'Sleep timer off' },
  saidMuted: { id: 'player.saidMuted', defaultMessage: 'Sound off' },
});
