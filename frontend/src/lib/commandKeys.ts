import { newId } from './newId.ts';

/** Names commands: the same body sent again is the same command, a changed one is another. */
export function commandKeys(): (body: unknown) => string {
  let last = { sent: '', key: '' };
  return (body) => {
    const sent = JSON.stringify(body);
    if (sent !== last.sent) last = { sent, key: newId() };
    return last.key;
  };
}
