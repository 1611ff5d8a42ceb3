import { AREAS, type Area, type Flags } from '@admissions/model';
import { ADMIN_PROOF_COOKIE, AUTH_PATHS } from '@admissions/protocol';
import {
  BROWSER_TOKEN_HEADER,
  createForwardingProof,
  FORWARDING_PROOF_HEADER,
} from '@admissions/protocol/server';
import type { InjectOptions } from 'fastify';
import { accounts } from '../../features/identity/tables/identity-tables.ts';
import { deployTokens } from '../../features/releases/release-tables.ts';
import { hashPassword } from '../../platform/crypto/password-hashes.ts';
import { createToken, hashToken } from '../../platform/crypto/tokens.ts';
import type { TestApp } from './test-app.ts';

export const PASSWORD = 'Sunlit-Harbour-7';
let passwordHash: Promise<string> | undefined;

/** Request headers. */
export type Caller = Record<string, string>;
/** Headers of a signed-in account: both tokens, and the cookie. */
export type Staff = { authorization: string; cookie: string };

/** With the application token of a browser. */
export async function visitor({ app, deps: { config } }: TestApp): Promise<Caller> {
  const response = await app.inject({
    method: 'POST',
    url: AUTH_PATHS.appSignIn,
    payload: { key: config.appKey, secret: config.appSecret, domain: 'localhost' },
    headers: { [BROWSER_TOKEN_HEADER]: '1' },
  });
  return { authorization: `Bearer ${response.json().data.token}|` };
}

/** Headers of the shell for a forwarded request from this address. */
export const forwardedFor = (
  address: string,
  { deps: { config } }: Pick<TestApp, 'deps'>,
): Caller => ({
  'x-forwarded-for': address,
  [FORWARDING_PROOF_HEADER]: createForwardingProof(config.internalToken),
});

/** Creates an account with these areas and the password PASSWORD. */
export async function account(
  { deps }: TestApp,
  name: string,
  options: { areas?: readonly Area[]; active?: boolean; mustChangePassword?: boolean } = {},
): Promise<number> {
  passwordHash ??= hashPassword(PASSWORD);
  const { areas = AREAS, active = true, mustChangePassword = false } = options;
  const priv: Flags = Object.fromEntries(AREAS.map((area) => [area, areas.includes(area) ? 1 : 0]));
  const values = {
    account: name,
    name: `${name} 先生`,
    email: `${name}@example.edu.tw`,
    active,
    mustChangePassword,
    priv: JSON.stringify(priv),
    passwordHash: await passwordHash,
  };
  const [row] = await deps.db.orm.insert(accounts).values(values).returning({ id: accounts.id });
  return (row as { id: number }).id;
}

export async function staff(test: TestApp, name: string, password = PASSWORD): Promise<Staff> {
  const app = await visitor(test);
  const response = await signIn(test, name, password);
  if (response.statusCode !== 200) throw new Error(`${name} cannot sign in: ${response.body}`);
  const half =
    response.cookies.find((cookie) => cookie.name === ADMIN_PROOF_COOKIE.name)?.value ?? '';
  return {
    authorization: `${app.authorization}${response.json().data.token}`,
    cookie: `${ADMIN_PROOF_COOKIE.name}=${half}`,
  };
}

export const signIn = (
  { app }: TestApp,
  name: string,
  password: string,
  options: Partial<InjectOptions> = {},
) =>
  app.inject({
    method: 'POST',
    url: AUTH_PATHS.login,
    payload: { account: name, password },
    ...options,
  });

/** A new account with these areas, signed in. */
export async function staffWith(
  test: TestApp,
  name: string,
  areas: readonly Area[] = AREAS,
): Promise<{ id: number; headers: Staff }> {
  const id = await account(test, name, { areas });
  return { id, headers: await staff(test, name) };
}

/** A CI client with a new deploy token of this remote. */
export async function deployer(
  { deps }: Pick<TestApp, 'deps'>,
  remote: string,
  options: { revokedAt?: string } = {},
): Promise<Caller> {
  const token = createToken('deploy');
  await deps.db.orm
    .insert(deployTokens)
    .values({ remote, name: 'CI', hash: hashToken(token), createdBy: 'test', ...options });
  return { authorization: `Bearer ${token}` };
}
