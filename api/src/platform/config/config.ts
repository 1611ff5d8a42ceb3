import path from 'node:path';
import { parseApiVersion } from '@admissions/protocol/server';
import { z } from 'zod';
import { loadOrCreateSecrets, randomPassword } from './saved-secrets.ts';
import { parseSiteOrigins } from './site-origins.ts';

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
  REGISTRY_KEY: z
    .string()
    .regex(/^[0-9a-f]{64}$/i, 'must be 32 bytes in hexadecimal')
    .optional(),
  RELEASE_TOKENS: z.string().default('').transform(parseReleaseTokens),
  RELEASE_OVERRIDE: z.enum(['on', 'off']).default('off'),
  SITE_ORIGIN: z.string().optional(),
  API_VERSION: z.string().optional(),
  API_DOCS: z.enum(['on', 'public', 'off']).default('public'),
  RATE_LIMIT: z.coerce.number().int().min(1).default(1200),
  SIGNIN_LIMIT: z.coerce.number().int().min(1).default(600),
  LOGIN_LIMIT: z.coerce.number().int().min(1).default(60),
  FORM_LIMIT: z.coerce.number().int().min(1).default(5),
  FORM_TOTAL_LIMIT: z.coerce.number().int().min(1).optional(),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\/[^\s/]+/, 'must begin with smtp:// or smtps:// and name a server')
    .optional(),
  MAIL_FROM: z.email().optional(),
  MAIL_OFFICE: z.email().optional(),
  MAIL_LIMIT: z.coerce.number().int().min(1).default(3),
  LINK_CHECK: z.enum(['on', 'off']).default('off'),
  FORM_RETENTION_DAYS: z.coerce.number().int().min(1).max(3650).default(180),
  FAMILY_RETENTION_DAYS: z.coerce.number().int().min(1).max(3650).default(60),
  TRASH_RETENTION_DAYS: z.coerce.number().int().min(1).max(3650).default(90),
  FORM_EXPORT_LIMIT: z.coerce.number().int().min(1).max(20_000).default(10_000),
  FORM_PROOF: z.coerce.number().int().min(1).max(10_000_000).default(50_000),
  TWO_STEPS_FOR: z.enum(['account', 'none']).default('none'),
  SHED_DELAY: z.coerce.number().int().min(0).default(1000),
  MIN_FREE: z.coerce.number().int().min(0).default(256),
  STOP_DELAY: z.coerce.number().int().min(0).max(60_000).default(0),
  SNAPSHOT_EVERY: z.coerce.number().int().min(0).default(60),
  SNAPSHOTS_KEPT: z.coerce.number().int().min(1).default(48),
  VIDEO_MB: z.coerce.number().int().min(1).max(200).default(100),
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
  OIDC_SCOPE: z
    .string()
    .regex(/^openid( [\w:./-]+)*$/, 'must begin with openid')
    .default('openid profile email'),
  LOG_DIR: z.string().optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

/** An S3-compatible store of uploaded files. */
export interface S3Settings {
  endpoint: string;
  bucket: string;
  region: string;
  accessKey: string;
  secretKey: string;
  /** Stands before every name in the bucket. */
  prefix: string;
}
/** An OpenID provider at which staff may sign in. */
export interface OidcSettings {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** Which of the provider's claims names the account here. */
  claim: string;
  scope: string;
  /** The address of this site that the provider leads back to. */
  origin: string;
}
export type Config = ReturnType<typeof readConfig>;

/** Reads the settings; secrets that are not given are made once and kept in the data folder. */
export function readConfig(env: NodeJS.ProcessEnv) {
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
    /** A generated password has to be changed at the first sign-in. */
    adminPasswordGenerated:
      settings.ADMIN_PASSWORD === undefined || settings.ADMIN_PASSWORD_GENERATED === '1',
    demoPassword: settings.DEMO_PASSWORD ?? randomPassword(),
    appKey: secrets.APP_KEY,
    appSecret: secrets.APP_SECRET,
    /** 32 bytes, hexadecimal: encrypts personal data. */
    dataKey: secrets.DATA_KEY,
    internalToken: secrets.INTERNAL_TOKEN,
    /** 32 bytes, hexadecimal: signs the registry that shells follow (Ed25519). */
    registryKey: secrets.REGISTRY_KEY,
    /** Remote → the deploy token with which this installation sends it. */
    releaseTokens: settings.RELEASE_TOKENS,
    /** Who has a link may look at releases that are in force for nobody. */
    allowsOverrides: settings.RELEASE_OVERRIDE === 'on',
    siteOrigin: settings.SITE_ORIGIN,
    /** Such as v1: /api/v1/… answers as /api/… does. */
    apiVersion: parseApiVersion(settings.API_VERSION),
    /** Which part of the API document anybody may read. */
    docs: settings.API_DOCS,
    /** Requests a minute and address. */
    rateLimit: settings.RATE_LIMIT,
    /** Application sign-ins, staff sign-ins, and submissions of visitors, each in ten minutes and from one address. */
    signInLimit: settings.SIGNIN_LIMIT,
    loginLimit: settings.LOGIN_LIMIT,
    formLimit: settings.FORM_LIMIT,
    /** Submissions in ten minutes from all addresses together, from which on each is dearer. */
    formTotalLimit: settings.FORM_TOTAL_LIMIT ?? 20 * settings.FORM_LIMIT,
    /** The mail server, and whose letters it sends; absent: nothing is mailed. */
    smtpUrl: settings.SMTP_URL,
    mailFrom: settings.MAIL_FROM,
    /** Who hears of new submissions. */
    mailOffice: settings.MAIL_OFFICE,
    /** Letters in a day to one address that somebody typed. */
    mailLimit: settings.MAIL_LIMIT,
    /** Whether the nightly look over the site asks other sites whether what links name is still there. */
    checksOtherSites: settings.LINK_CHECK === 'on',
    /** Days after the last day that was wished or arranged until the personal data of a submission is erased. */
    formRetentionDays: settings.FORM_RETENTION_DAYS,
    familyRetentionDays: settings.FAMILY_RETENTION_DAYS,
    /** Days until what staff put into the trash is deleted for ever. */
    trashRetentionDays: settings.TRASH_RETENTION_DAYS,
    /** Submissions in one export. */
    formExportLimit: settings.FORM_EXPORT_LIMIT,
    /** How many numbers a browser tries at most before a submission is taken. */
    formProof: settings.FORM_PROOF,
    /** Whose accounts have to have two-step sign-in on: those that manage accounts, or nobody's. */
    twoStepsFor: settings.TWO_STEPS_FOR,
    /** Milliseconds behind after which requests are refused with 503; 0: never. */
    shedDelay: settings.SHED_DELAY,
    /** Megabytes that stay free on the disk of the embedded database: with less, writes are refused; 0: never. */
    minFree: settings.MIN_FREE,
    /** Milliseconds between saying "not ready" and closing, when the process is asked to end. */
    stopDelay: settings.STOP_DELAY,
    /** Minutes between snapshots of the embedded database (0: none by itself), and how many are kept. */
    snapshotEvery: settings.SNAPSHOT_EVERY,
    maxSnapshots: settings.SNAPSHOTS_KEPT,
    /** Largest uploaded video, in megabytes. */
    videoMegabytes: settings.VIDEO_MB,
    /** Absent: uploads lie in the data folder. */
    s3: readS3Settings(settings),
    /** Absent: staff sign in with their password here only. */
    oidc: readOidcSettings(settings),
    /** Where the process writes its log by itself; absent: standard output. */
    logDir: settings.LOG_DIR ? path.resolve(settings.LOG_DIR) : undefined,
    logLevel: settings.LOG_LEVEL as string,
  };
}

function parseReleaseTokens(text: string, context: z.core.$RefinementCtx): Map<string, string> {
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

function readS3Settings(set: z.output<typeof environment>): S3Settings | undefined {
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

function readOidcSettings(set: z.output<typeof environment>): OidcSettings | undefined {
  const {
    OIDC_ISSUER: issuer,
    OIDC_CLIENT_ID: clientId,
    OIDC_CLIENT_SECRET: clientSecret,
    OIDC_CLAIM: claim,
    OIDC_SCOPE: scope,
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
      'Setting SITE_ORIGIN: needed with OIDC_ISSUER, for the provider leads back to it',
    );
  return { issuer, clientId, clientSecret, claim, scope, origin };
}
