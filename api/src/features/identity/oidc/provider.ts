import type { OidcSettings } from '../../../platform/config/config.ts';
import { createTimedCache } from '../../../platform/timed-cache.ts';

/** Cache time of the provider metadata. */
const DISCOVERY_TTL_MS = 3_600_000;
/** Per request to the provider. */
const TIMEOUT_SECONDS = 10;

/** Loaded with the first sign-in: 8 MB. */
const loadClient = () => import('openid-client');

/** Expected values of the callback, sealed in a cookie. */
export interface Flow {
  state: string;
  nonce: string;
  verifier: string;
}
export type Claims = Readonly<Record<string, unknown>>;

/** Code flow with PKCE, state, nonce and signed tokens. `callback` is the redirect path. */
export function createProvider(
  { issuer, clientId, clientSecret, origin, claim }: OidcSettings,
  callback: string,
) {
  const configuration = createTimedCache(async () => {
    const client = await loadClient();
    // http only for addresses of this machine; the settings reject others.
    const execute = [
      client.enableNonRepudiationChecks,
      ...(issuer.startsWith('http:') ? [client.allowInsecureRequests] : []),
    ];
    return client.discovery(new URL(issuer), clientId, clientSecret, undefined, {
      execute,
      timeout: TIMEOUT_SECONDS,
    });
  }, DISCOVERY_TTL_MS);
  return {
    /** The redirect address and expected values; rejects when the provider is unreachable. */
    async begin() {
      const client = await loadClient();
      const flow = {
        state: client.randomState(),
        nonce: client.randomNonce(),
        verifier: client.randomPKCECodeVerifier(),
      };
      const address = client.buildAuthorizationUrl(await configuration.read(), {
        redirect_uri: origin + callback,
        scope: 'openid profile email',
        state: flow.state,
        nonce: flow.nonce,
        code_challenge: await client.calculatePKCECodeChallenge(flow.verifier),
        code_challenge_method: 'S256',
      });
      return { address: address.href, flow };
    },
    /** The claims of a callback (path and query); rejects when it does not match the flow. */
    async finish(returnPath: string, { state, nonce, verifier }: Flow): Promise<Claims> {
      const client = await loadClient();
      const provider = await configuration.read();
      const tokens = await client.authorizationCodeGrant(provider, new URL(origin + returnPath), {
        pkceCodeVerifier: verifier,
        expectedState: state,
        expectedNonce: nonce,
        idTokenExpected: true,
      });
      const claims: { sub: string; [name: string]: unknown } = tokens.claims() ?? { sub: '' };
      // Some providers return names only from the userinfo endpoint.
      const isComplete =
        claims[claim] !== undefined && (claim !== 'email' || claims.email_verified !== undefined);
      if (isComplete || !provider.serverMetadata().userinfo_endpoint) return claims;
      return {
        ...(await client.fetchUserInfo(provider, tokens.access_token, claims.sub)),
        ...claims,
      };
    },
  };
}
