import type { IncomingMessage, Server, ServerResponse } from 'node:http';

/** Answers a request and says so, or leaves it alone. */
type FirstAnswer = (request: IncomingMessage, response: ServerResponse) => boolean;
type Listener = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * Lets `answer` look at every request of a server before its framework does, whose listener is the first of the server. It is for answers that are asked for so
 * often, and are so cheap, that the framework's way to them would be most of what they cost. Who else listens hears of all requests as before.
 */
export function answerFirst(
  server: Pick<Server, 'on' | 'off' | 'rawListeners'>,
  answer: FirstAnswer,
): void {
  const listeners = server.rawListeners('request') as Listener[];
  const [framework, ...others] = listeners;
  if (!framework) throw new Error('This server has no framework yet.');
  for (const listener of listeners) server.off('request', listener);
  // One listener in the place of all: with several of them each request would begin with a copy of their list.
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (!answer(request, response)) framework.call(server, request, response);
    for (const other of others) other.call(server, request, response);
  });
}
