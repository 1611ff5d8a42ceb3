import { randomBytes } from 'node:crypto';
import path from 'node:path';
import ipaddr from 'ipaddr.js';
import { z } from 'zod';
import { savedSecrets } from './saved-secrets.ts';

const DEFAULT_PORT = 3001;

const environment = z.object({
  API_PORT: z.coerce.number().int().min(0).max(65_535).default(DEFAULT_PORT),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().default('data'),
  DATABASE_URL: z.string().optional(),
  SEED: z.enum(['demo', 'none']).default('demo'),
  ADMIN_ACCOUNT: z.string().default('admin'),
  ADMIN_PASSWORD: z.string().optional(),
  ADMIN_PASSWORD_GENERATED: z.string().optional(),
  DEMO_PASSWORD: z.string().optional(),
  APP_KEY: z.string().optional(),
  APP_SECRET: z.string().optional(),
  DATA_KEY: z
    .string()
    .regex(/^[0-9a-f]{64}$/i, 'must be 32 bytes in hexadecimal')
    .optional(),
  INTERNAL_TOKEN: z.string().min(16).optional(),
  SITE_ORIGIN: z.string().optional(),
  TRUSTED_PROXIES: z
    .string()
    .default('')
    .transform(listOf)
    .refine((each) => each.every(isProxy), 'holds something that is no address, no CIDR range and none of loopback, linklocal, uniquelocal'),
  API_DOCS: z.enum(['on', 'off']).default('on'),
  RATE_LIMIT: z.coerce.number().int().min(1).default(1200),
  SIGNIN_LIMIT: z.coerce.number().int().min(1).default(600),
  LOGIN_LIMIT: z.coerce.number().int().min(1).default(60),
  FORM_LIMIT: z.coerce.number().int().min(1).default(5),
  SHED_DELAY: z.coerce.number().int().min(0).default(1000),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

export interface Config {
  port: number;
  host: string;
  dataDir: string;
  /** Absent: the embedded database in the data folder. */
  databaseUrl: string | undefined;
  seed: 'demo' | 'none';
  adminAccount: string;
  adminPassword: string;
  /** A generated password has to be changed at the first sign-in. */
  adminPasswordGenerated: boolean;
  demoPassword: string;
  appKey: string;
  appSecret: string;
  /** 32 bytes, hexadecimal: encrypts personal data. */
  dataKey: string;
  internalToken: string;
  siteOrigin: string | undefined;
  /** Addresses or CIDR ranges whose forwarding headers are believed. */
  trustedProxies: string[];
  docs: boolean;
  /** Requests a minute and address. */
  rateLimit: number;
  /** Application sign-ins, staff sign-ins, and submissions of visitors, each in ten minutes and from one address. */
  signInLimit: number;
  loginLimit: number;
  formLimit: number;
  /** Milliseconds behind after which requests are refused with 503; 0: never. */
  shedDelay: number;
  logLevel: string;
}

/** Reads the settings; secrets that are not given are made once and kept in the data folder. */
export function configOf(env: NodeJS.ProcessEnv): Config {
  const given = environment.safeParse(Object.fromEntries(Object.entries(env).filter(([, value]) => value !== '')));
  if (!given.success) throw new Error(given.error.issues.map(({ path: [name], message }) => `Setting ${String(name)}: ${message}`).join('; '));
  const set = given.data;
  const dataDir = path.resolve(set.DATA_DIR);
  const secrets = savedSecrets(dataDir, set);
  return {
    port: set.API_PORT,
    host: set.HOST,
    dataDir,
    databaseUrl: set.DATABASE_URL,
    seed: set.SEED,
    adminAccount: set.ADMIN_ACCOUNT,
    adminPassword: secrets.ADMIN_PASSWORD,
    adminPasswordGenerated: set.ADMIN_PASSWORD === undefined || set.ADMIN_PASSWORD_GENERATED === '1',
    demoPassword: set.DEMO_PASSWORD ?? randomBytes(12).toString('base64url'),
    appKey: secrets.APP_KEY,
    appSecret: secrets.APP_SECRET,
    dataKey: secrets.DATA_KEY,
    internalToken: secrets.INTERNAL_TOKEN,
    siteOrigin: set.SITE_ORIGIN,
    trustedProxies: set.TRUSTED_PROXIES,
    docs: set.API_DOCS === 'on',
    rateLimit: set.RATE_LIMIT,
    signInLimit: set.SIGNIN_LIMIT,
    loginLimit: set.LOGIN_LIMIT,
    formLimit: set.FORM_LIMIT,
    shedDelay: set.SHED_DELAY,
    logLevel: set.LOG_LEVEL,
  };
}

function listOf(text: string): string[] {
  return text
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean);
}
// A range of everything would let anybody say who they are.
function isProxy(text: string): boolean {
  return ['loopback', 'linklocal', 'uniquelocal'].includes(text) || ipaddr.isValid(text) || (ipaddr.isValidCIDR(text) && !text.endsWith('/0'));
}
