import path from 'node:path';
import { parseApiVersion } from '@admissions/protocol/server';
import { z } from 'zod';
import { loadOrCreateSecrets, randomPassword } from './saved-secrets.ts';

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
  RELEASE_TOKENS: z.string().default('').transform(parseReleaseTokens),
  RELEASE_OVERRIDE: z.enum(['on', 'off']).default('off'),
  SITE_ORIGIN: z.string().optional(),
  API_VERSION: z.string().optional(),
  API_DOCS: z.enum(['on', 'public', 'off']).default('public'),
  RATE_LIMIT: z.coerce.number().int().min(1).default(1200),
  LOGIN_LIMIT: z.coerce.number().int().min(1).default(60),
  FORM_LIMIT: z.coerce.number().int().min(1).default(5),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\/[^\s/]+/, 'must begin with smtp:// or smtps:// and name a server')
    .optional(),
  MAIL_FROM: z.email().optional(),
  MAIL_OFFICE: z.email().optional(),
  LINK_CHECK: z.enum(['on', 'off']).default('off'),
  FORM_RETENTION_DAYS: z.coerce.number().int().min(1).max(3650).default(180),
  TWO_STEPS_FOR: z.enum(['account', 'none']).default('none'),
  SHED_DELAY: z.coerce.number().int().min(0).default(1000),
  MIN_FREE: z.coerce.number().int().min(0).default(256),
  STOP_DELAY: z.coerce.number().int().min(0).max(60_000).default(0),
  SNAPSHOTS_KEPT: z.coerce.number().int().min(1).default(48),
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY: z.string().optional(),
  S3_SECRET_KEY: z.string().optional(),
  S3_PREFIX: z
    .string()
    .regex(/^[\w./-]{0,100}$/, 'may hold letters, digits and . _ / - only')
    .default(''),
  OIDC_ISSUER: z.url({ protocol: /^https?$/ }).optional(),
  OIDC_CLIENT_ID: z.string().optional(),
  OIDC_CLIENT_SECRET: z.string().optional(),
  OIDC_CLAIM: z
    .enum(['preferred_username', 'email', 'sub', 'upn', 'unique_name'])
    .default('preferred_username'),
  LOG_DIR: z.string().optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

/** An S3-compatible store for uploads; `prefix`: of every object name in the bucket. */
export type S3Settings = NonNullable<ReturnType<typeof readS3Settings>>;
/** An OpenID provider for staff sign-in; `origin`: of the site in the redirect URI. */
export type OidcSettings = NonNullable<ReturnType<typeof readOidcSettings>>;

export type Config = ReturnType<typeof readConfig>;

/** Missing secrets are generated once and saved in the data folder. */
export function readConfig(env: NodeJS.ProcessEnv) {
  const settings = parseEnvironment(env);
  const dataDir = path.resolve(settings.DATA_DIR);
  const secrets = loadOrCreateSecrets(dataDir, settings);
  return {
    port: settings.API_PORT,
    host: settings.HOST,
    dataDir,
    /** Absent: the embedded database in the data folder. */
    databaseUrl: settings.DATABASE_URL,
    seed: settings.SEED,
    adminAccount: settings.ADMIN_ACCOUNT,
    adminPassword: secrets.ADMIN_PASSWORD,
    /** A generated password must be changed at the first sign-in. */
    adminPasswordGenerated:
      settings.ADMIN_PASSWORD === undefined || settings.ADMIN_PASSWORD_GENERATED === '1',
    demoPassword: settings.DEMO_PASSWORD ?? randomPassword(),
    appKey: secrets.APP_KEY,
    appSecret: secrets.APP_SECRET,
    /** 32 bytes, hexadecimal: encrypts personal data. */
    dataKey: secrets.DATA_KEY,
    internalToken: secrets.INTERNAL_TOKEN,
    /** Remote → its deploy token on this installation. */
    releaseTokens: settings.RELEASE_TOKENS,
    /** Anybody with the link may preview releases that are not active. */
    allowsOverrides: settings.RELEASE_OVERRIDE === 'on',
    siteOrigin: settings.SITE_ORIGIN,
    /** The first of them, for links in letters; empty without any. */
    canonicalOrigin: parseSiteOrigins(settings.SITE_ORIGIN)[0] ?? '',
    /** Such as v1: /api/v1/… is an alias of /api/…. */
    apiVersion: parseApiVersion(settings.API_VERSION),
    /** The public part of the API document. */
    docs: settings.API_DOCS,
    /** Requests per minute and address. */
    rateLimit: settings.RATE_LIMIT,
    /** Per ten minutes and address: application sign-ins, staff sign-ins, visitor submissions. */
    signInLimit: Math.ceil(settings.RATE_LIMIT / 2),
    loginLimit: settings.LOGIN_LIMIT,
    formLimit: settings.FORM_LIMIT,
    /** Submissions per ten minutes over all addresses; above it the proof of work gets harder. */
    formTotalLimit: 20 * settings.FORM_LIMIT,
    /** SMTP server; absent: no mail is sent. */
    smtpUrl: settings.SMTP_URL,
    mailFrom: settings.MAIL_FROM,
    /** Receives a notice of each new submission. */
    mailOffice: settings.MAIL_OFFICE,
    /** Mails per day to one visitor-supplied address. */
    mailLimit: 3,
    /** Whether the nightly site audit checks links to other sites. */
    checksOtherSites: settings.LINK_CHECK === 'on',
    /** Days after the last requested or confirmed day until personal data is erased. */
    formRetentionDays: settings.FORM_RETENTION_DAYS,
    /** The same for students and parents. */
    familyRetentionDays: Math.ceil(settings.FORM_RETENTION_DAYS / 3),
    /** Maximum submissions per export. */
    formExportLimit: 10_000,
    /** Maximum proof-of-work attempts of a browser per submission. */
    formProof: 50_000,
    /** Accounts that must enable 2FA: account managers, or none. */
    twoStepsFor: settings.TWO_STEPS_FOR,
    /** Event loop delay in milliseconds above which requests get 503; 0: never. */
    shedDelay: settings.SHED_DELAY,
    /** Megabytes of free disk below which writes are refused (embedded database); 0: never. */
    minFree: settings.MIN_FREE,
    /** Milliseconds between reporting "not ready" and closing on shutdown. */
    stopDelay: settings.STOP_DELAY,
    maxSnapshots: settings.SNAPSHOTS_KEPT,
    /** Absent: uploads are stored in the data folder. */
    s3: readS3Settings(settings),
    /** Absent: staff sign in with a password only. */
    oidc: readOidcSettings(settings),
    /** Folder of log files; absent: standard output. */
    logDir: settings.LOG_DIR ? path.resolve(settings.LOG_DIR) : undefined,
    logLevel: settings.LOG_LEVEL as string,
  };
}

function parseEnvironment(env: NodeJS.ProcessEnv) {
  const result = environment.safeParse(
    Object.fromEntries(Object.entries(env).filter(([, value]) => value !== '')),
  );
  if (!result.success)
    throw new Error(
      result.error.issues
        .map(({ path: [name], message }) => `Setting ${String(name)}: ${message}`)
        .join('; '),
    );
  const settings = result.data;
  if (settings.SMTP_URL && !settings.MAIL_FROM)
    throw new Error('Setting MAIL_FROM: needed with SMTP_URL');
  return settings;
}

function parseReleaseTokens(text: string, context: z.core.$RefinementCtx) {
  const tokens = new Map<string, string>();
  for (const pair of text.split(',').filter(Boolean)) {
    const [, remote, token] = /^\s*(mf_[a-z_]+)=(p[\w-]{43})\s*$/.exec(pair) ?? [];
    if (remote && token) tokens.set(remote, token);
    else
      context.addIssue(
        'must be a list such as mf_public=p…, each token p and 43 letters or digits',
      );
  }
  return tokens;
}

function readS3Settings(set: z.output<typeof environment>) {
  const {
    S3_ENDPOINT: endpoint,
    S3_BUCKET: bucket,
    S3_ACCESS_KEY: accessKey,
    S3_SECRET_KEY: secretKey,
  } = set;
  if (!endpoint && !bucket && !accessKey && !secretKey) return undefined;
  if (endpoint && bucket && accessKey && secretKey)
    return { endpoint, bucket, accessKey, secretKey, region: set.S3_REGION, prefix: set.S3_PREFIX };
  throw new Error(
    'Setting S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY, S3_SECRET_KEY: all four are needed for an S3-compatible store, or none',
  );
}

function readOidcSettings(set: z.output<typeof environment>) {
  const {
    OIDC_ISSUER: issuer,
    OIDC_CLIENT_ID: clientId,
    OIDC_CLIENT_SECRET: clientSecret,
    OIDC_CLAIM: claim,
  } = set;
  if (!issuer && !clientId && !clientSecret) return undefined;
  if (!issuer || !clientId || !clientSecret)
    throw new Error(
      'Setting OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET: all three are needed for sign-in at a provider, or none',
    );
  const { protocol, hostname } = new URL(issuer);
  if (protocol !== 'https:' && !/^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname))
    throw new Error('Setting OIDC_ISSUER: must be an https address');
  const [origin] = parseSiteOrigins(set.SITE_ORIGIN);
  if (!origin)
    throw new Error(
      'Setting SITE_ORIGIN: needed with OIDC_ISSUER, for the redirect from the provider',
    );
  return { issuer, clientId, clientSecret, claim: claim as string, origin };
}

/** SITE_ORIGIN: one origin, or several separated by commas. */
export const parseSiteOrigins = (setting: string | undefined) =>
  (setting ?? '')
    .split(',')
    .map((each) => each.trim())
    .filter((each) => URL.canParse(each))
    .map((each) => new URL(each).origin);
