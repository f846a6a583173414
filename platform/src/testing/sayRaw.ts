import { connect } from 'node:net';
import { text } from 'node:stream/consumers';

/**
 * Sends these bytes, a Latin-1 letter each, as they are. Answers all that came back by the time the other
 * side closed the connection, which has to be its own doing.
 */
export async function sayRaw(origin: string, bytes: string): Promise<string> {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  socket.write(Buffer.from(bytes, 'latin1'));
  return text(socket);
}
