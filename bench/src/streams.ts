import { connect } from 'node:net';
import { paths } from '@storylark/contracts/paths';

/** An open event stream. `onFrame`: id of each frame that tells of something. */
export function openStream(
  origin: string,
  token: string,
  onFrame: (id: string) => void,
): Promise<{ close: () => void }> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const socket = connect({ host: hostname, port: Number(port), noDelay: true });
    let rest = '';
    socket.setEncoding('utf8');
    socket.once('error', reject);
    socket.write(
      `GET ${paths.events} HTTP/1.1\r\nHost: ${hostname}\r\nAuthorization: Bearer ${token}\r\n\r\n`,
    );
    socket.on('data', (chunk: string) => {
      const read = rest + chunk;
      const end = read.lastIndexOf('\n\n');
      if (end < 0) return void (rest = read);
      rest = read.slice(end + 2);
      resolve({ close: () => socket.destroy() });
      for (const [, id = ''] of read.slice(0, end + 2).matchAll(/id: (\S+)\nevent: /g)) onFrame(id);
    });
  });
}
