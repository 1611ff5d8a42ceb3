import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';

/**
 * A local OpenID provider with one client. The typed name becomes `preferred_username` and the mail
 * address at example.edu.tw, unverified when "unverified" follows; further text changes `sub`.
 * `localhost` is another site to a browser on 127.0.0.1, like a university's provider.
 */
export async function startTestProvider(
  callback: string,
  host: 'localhost' | '127.0.0.1' = '127.0.0.1',
) {
  const secret = randomBytes(24).toString('base64url');
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://${host}:${(server.address() as AddressInfo).port}`;
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: 'admissions',
        client_secret: secret,
        redirect_uris: [callback],
        grant_types: ['authorization_code'],
        response_types: ['code'],
      },
    ],
    cookies: { keys: [randomBytes(24).toString('base64url')] },
    claims: {
      openid: ['sub'],
      profile: ['preferred_username'],
      email: ['email', 'email_verified'],
    },
    pkce: { required: () => true },
    async findAccount(_context, id) {
      const [name = '', verified] = id.split(' ');
      return {
        accountId: id,
        claims: async () => ({
          sub: id,
          preferred_username: name,
          email: `${name.toLowerCase()}@example.edu.tw`,
          ...(verified !== 'unstated' && { email_verified: verified !== 'unverified' }),
        }),
      };
    },
  });
  server.on('request', provider.callback());
  return {
    issuer,
    secret,
    /** Follows the provider's pages like a browser of this person; returns the final redirect. */
    async signIn(address: string, person: string): Promise<string> {
      const jar = new Map<string, string>();
      let next = address;
      let body: URLSearchParams | undefined;
      for (let steps = 0; steps < 12; steps++) {
        const response = await fetch(next, {
          redirect: 'manual',
          method: body ? 'POST' : 'GET',
          ...(body && { body }),
          headers: { cookie: [...jar].map((pair) => pair.join('=')).join('; ') },
        });
        body = undefined;
        for (const cookie of response.headers.getSetCookie()) {
          const [name = '', ...value] = (cookie.split(';')[0] ?? '').split('=');
          jar.set(name, value.join('='));
        }
        const location = response.headers.get('location');
        if (location) {
          next = new URL(location, next).href;
          if (next.startsWith(callback)) return next;
          continue;
        }
        // The provider's form for the account or the consent.
        const html = await response.text();
        const [, prompt] = /name="prompt" value="(\w+)"/.exec(html) ?? [];
        if (!prompt)
          throw new Error(`The provider answers ${response.status}: ${html.slice(0, 300)}`);
        body = new URLSearchParams({
          prompt,
          ...(prompt === 'login' && { login: person, password: 'any' }),
        });
      }
      throw new Error('The provider does not redirect.');
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
