/** The part of smtp-server that the tests use; the package brings no types. */
declare module 'smtp-server' {
  import type { Server } from 'node:net';
  import type { Readable } from 'node:stream';

  type Options = {
    authOptional?: boolean;
    secure?: boolean;
    key?: string;
    cert?: string;
    onAuth?(
      credentials: { username?: string; password?: string },
      session: unknown,
      callback: (error: Error | null, response?: { user: string }) => void,
    ): void;
    disabledCommands?: string[];
    logger?: boolean;
    onRcptTo?(address: { address: string }, session: unknown, callback: (error?: Error) => void): void;
    onData?(
      stream: Readable,
      session: { envelope: { rcptTo: { address: string }[] } },
      callback: (error?: Error) => void,
    ): void;
  };
  export class SMTPServer {
    constructor(options: Options);
    server: Server;
    listen(port: number, host: string, callback: () => void): void;
    close(callback: () => void): void;
    on(event: 'error', listener: (error: Error) => void): void;
  }
}
