import type { AddressInfo } from 'node:net';
import net from 'node:net';

export interface MailReceived {
  from: string;
  to: string;
  /** Headers and body as they came. */
  raw: string;
  /** The body, decoded. */
  text: string;
}
export interface MailServer {
  port: number;
  received: MailReceived[];
  /** Addresses that it does not know. */
  unknown: Set<string>;
  stop(): Promise<void>;
}

const ANSWERS: Readonly<Record<string, string>> = { DATA: '354 go on', QUIT: '221 bye' };

/** A mail server that keeps what it gets: as much of SMTP as a sender without a password uses. */
export async function startMailServer(port = 0): Promise<MailServer> {
  const sockets = new Set<net.Socket>();
  const server = net.createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {}).on('close', () => sockets.delete(socket));
    serve(socket, it);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const it: MailServer = {
    port: (server.address() as AddressInfo).port,
    received: [],
    unknown: new Set(),
    async stop() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return it;
}

function serve(socket: net.Socket, { received, unknown }: MailServer): void {
  let from = '';
  let to = '';
  let data: string | null = null;
  let pending = '';
  const say = (line: string) => socket.write(`${line}\r\n`);
  const addressIn = (line: string) => /<([^>]*)>/.exec(line)?.[1] ?? '';
  const take = (line: string) => {
    if (data !== null) {
      if (line !== '.') {
        data += `${line.replace(/^\.\./, '.')}\r\n`;
        return;
      }
      received.push({ from, to, raw: data, text: textOf(data) });
      data = null;
      say('250 taken');
      return;
    }
    const verb = line.slice(0, 4).toUpperCase();
    if (verb === 'MAIL') from = addressIn(line);
    if (verb === 'RCPT') to = addressIn(line);
    if (verb === 'DATA') data = '';
    if (verb === 'RCPT' && unknown.has(to)) say(`550 <${to}> is nobody here`);
    else say(ANSWERS[verb] ?? '250 yes');
  };
  socket.on('data', (chunk) => {
    pending += chunk.toString('utf8');
    const lines = pending.split('\r\n');
    pending = lines.pop() ?? '';
    for (const line of lines) take(line);
  });
  say('220 test');
}

function textOf(raw: string): string {
  const [head = '', ...body] = raw.split('\r\n\r\n');
  const text = body.join('\r\n\r\n');
  if (/content-transfer-encoding: base64/i.test(head))
    return Buffer.from(text, 'base64').toString('utf8');
  if (!/content-transfer-encoding: quoted-printable/i.test(head)) return text;
  const bytes = text
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
