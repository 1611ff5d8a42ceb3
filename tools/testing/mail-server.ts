import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

export interface MailReceived {
  from: string;
  to: string;
  /** Headers and body as received. */
  raw: string;
  /** The body, decoded; all parts, one after the other. */
  text: string;
}
export interface MailServer {
  port: number;
  received: MailReceived[];
  /** Recipients to reject. */
  unknown: Set<string>;
  stop(): Promise<void>;
}

/** An SMTP server that stores accepted mails; without TLS and authentication. */
export async function startMailServer(port = 0): Promise<MailServer> {
  const received: MailReceived[] = [];
  const unknown = new Set<string>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    closeTimeout: 100,
    onRcptTo({ address }, _session, done) {
      if (!unknown.has(address)) return done();
      done(Object.assign(new Error(`<${address}> is unknown`), { responseCode: 550 }));
    },
    onData(stream, { envelope }, done) {
      void text(stream).then((raw) => {
        const from = envelope.mailFrom ? envelope.mailFrom.address : '';
        for (const { address } of envelope.rcptTo)
          received.push({ from, to: address, raw, text: textOf(raw) });
        done();
      }, done);
    },
  });
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    port: (server.server.address() as AddressInfo).port,
    received,
    unknown,
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}

function textOf(raw: string): string {
  const [head = '', ...body] = raw.split('\r\n\r\n');
  const text = body.join('\r\n\r\n');
  const [, boundary] = /boundary="([^"]+)"/.exec(head) ?? [];
  if (boundary) return text.split(`--${boundary}`).slice(1, -1).map(textOf).join('\n');
  if (/content-transfer-encoding: base64/i.test(head))
    return Buffer.from(text, 'base64').toString('utf8');
  if (!/content-transfer-encoding: quoted-printable/i.test(head)) return text;
  const bytes = text
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
