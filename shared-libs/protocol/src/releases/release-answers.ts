import { z } from 'zod';
import { DEPLOY_SCOPES, RELEASE_CHANNELS } from './releases.ts';

const count = z.int().min(0);
const moment = z.iso.datetime();
const channel = z.enum(RELEASE_CHANNELS);

/** Responses of running shells to a change, within the timeout. */
const outcome = z.strictObject({
  adopted: z.array(z.string()),
  refused: z.array(z.strictObject({ shell: z.string(), reason: z.string() })),
  /** Running shells without a response. */
  silent: z.array(z.string()),
});
const change = z.strictObject({
  remote: z.string(),
  channel,
  from: z.string().nullable(),
  to: z.string(),
  /** Of the registry after this change. */
  sequence: count,
  shells: outcome,
});
const sent = z.strictObject({
  remote: z.string(),
  version: z.string(),
  /** False for a repetition of the same release. */
  isNew: z.boolean(),
  /** Null when no channel was requested, or the release is already live there. */
  change: change.nullable(),
  /** Path of a preview link for a release without a channel, where the site allows these. */
  link: z.string().nullable(),
});
const owner = z.strictObject({
  team: z.string(),
  prefixes: z.array(z.string()),
  budget: z
    .strictObject({
      entry: z.int().optional(),
      page: z.int().optional(),
      total: z.int().optional(),
      file: z.int().optional(),
    })
    .nullable(),
  updatedAt: moment,
  updatedBy: z.string(),
});
const token = z.strictObject({
  id: z.int(),
  name: z.string(),
  scopes: z.array(z.enum(DEPLOY_SCOPES)),
  /** Null: never. */
  expiresAt: moment.nullable(),
  createdAt: moment,
  createdBy: z.string(),
  lastUsedAt: moment.nullable(),
  revokedAt: moment.nullable(),
});
/** The token is shown once. */
const newToken = token.extend({ token: z.string() });
/** A stored release. */
const release = z.strictObject({
  version: z.string(),
  releasedAt: moment,
  sentAt: moment,
  /** The deploy token or account that sent it. */
  sentBy: z.string(),
  /** As declared by the build. */
  builder: z.string().nullable(),
  commit: z.string().nullable(),
  /** Archive size in bytes. */
  size: count,
});
/** Holds a remote at a release, after a rollback or by decision of staff. */
export const pin = z.strictObject({
  version: z.string(),
  /** The team's program may not publish versions up to this one. */
  upTo: z.string(),
  /** By staff: no version at all, until they end it. */
  isHeld: z.boolean().optional(),
  at: moment,
  by: z.string(),
  reason: z.string(),
});
const state = z.strictObject({
  channel,
  version: z.string(),
  previous: z.array(z.string()),
  pin: pin.nullable(),
  percent: count,
});
/** The last minutes of a release. */
const observation = z.strictObject({
  /** Served pages; for remotes without SSR, pages with reported vitals. */
  views: count,
  errors: count,
  /** Renderer crashes. */
  falls: count,
});
/** The judged release and the one that would replace it. */
export const judgedFigures = z.strictObject({ release: observation, other: observation });
const line = z.strictObject({
  id: z.int(),
  at: moment,
  remote: z.string(),
  action: z.string(),
  channel: channel.nullable(),
  from: z.string().nullable(),
  to: z.string().nullable(),
  reason: z.string(),
  by: z.string(),
  commit: z.string().nullable(),
  /** Canary only. */
  percent: count.nullable(),
  /** Basis of an automatic decision. */
  figures: judgedFigures.nullable(),
});
/** A release that a shell serves, with its canary or why it refuses them. */
export function buildServed(object: typeof z.strictObject) {
  const refused = object({ version: z.string(), reason: z.string() }).optional();
  const canary = object({ version: z.string().nullable(), refused }).optional();
  return object({ version: z.string(), refused, canary });
}
const served = buildServed(z.strictObject);
const record = z.strictObject({
  remote: z.string(),
  owner: owner.nullable(),
  tokens: z.array(token),
  releases: z.array(release),
  channels: z.array(state),
  /** What each running shell serves. */
  shells: z.array(z.strictObject({ shell: z.string(), at: moment, served: served.nullable() })),
  /** Newest first. */
  log: z.array(line),
});

/** Schemas of the answers of releases. */
export const RELEASE_ANSWERS = { change, sent, owner, newToken, state, record };

export type AdoptionOutcome = z.infer<typeof outcome>;
export type ChannelChange = z.infer<typeof change>;
export type ChannelState = z.infer<typeof state>;
export type DeployToken = z.infer<typeof token>;
export type JudgedFigures = z.infer<typeof judgedFigures>;
export type NewDeployToken = z.infer<typeof newToken>;
export type Pin = z.infer<typeof pin>;
export type Observation = z.infer<typeof observation>;
export type ReleaseLogLine = z.infer<typeof line>;
export type ReleaseRecord = z.infer<typeof release>;
export type RemoteOwner = z.infer<typeof owner>;
export type RemoteRecord = z.infer<typeof record>;
export type SentRelease = z.infer<typeof sent>;
