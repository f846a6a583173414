import { newId } from '../../lib/newId.ts';

/** One voice at a time in all tabs of this browser: who begins asks the others to pause. */
export function createOneVoice(pause: () => void) {
  const id = newId();
  let channel: BroadcastChannel | null = null;
  return {
    claim() {
      if (!channel) {
        channel = new BroadcastChannel('storylark.player');
        channel.onmessage = ({ data }) => data !== id && pause();
      }
      channel.postMessage(id);
    },
    end() {
      channel?.close();
      channel = null;
    },
  };
}
