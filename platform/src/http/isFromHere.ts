import type { IncomingMessage } from 'node:http';

type Asked = Pick<IncomingMessage, 'headers'> & { socket: Pick<IncomingMessage['socket'], 'remoteAddress'> };

const ofProxies = /^(forwarded|via|x-forwarded-.*|x-real-ip)$/;
const loopback = /^(127\.|::1$|::ffff:127\.)/;
/** A page of another site that has its name point here is not this machine. */
const localName = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/i;

/** Whether a proxy says that it passes this on: then it is somebody else who asks. */
export const isForwarded = ({ headers }: Pick<IncomingMessage, 'headers'>): boolean =>
  Object.keys(headers).some((name) => ofProxies.test(name));

/** Whether this machine itself asks, by a name of its own. */
export const isFromHere = (request: Asked): boolean =>
  loopback.test(request.socket.remoteAddress ?? '') &&
  localName.test(request.headers.host ?? '') &&
  !isForwarded(request);
