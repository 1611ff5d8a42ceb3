import type {
  AdoptionOutcome,
  ChannelChange,
  ChannelState,
  DeployToken,
  NewDeployToken,
  ReleaseLogLine,
  ReleaseRecord,
  RemoteOwner,
  RemoteRecord,
  SentRelease,
} from '@admissions/protocol/releases';
import { DEPLOY_SCOPES, RELEASE_CHANNELS } from '@admissions/protocol/releases';
import type { FastifySchema } from 'fastify';
import { z } from 'zod';
import { count, moment, whole } from '../../platform/openapi/answer-schemas.ts';

const tags = ['releases'];
const channel = z.enum(RELEASE_CHANNELS);
const shells: z.ZodType<AdoptionOutcome> = z.strictObject({
  adopted: z.array(z.string()),
  refused: z.array(z.strictObject({ shell: z.string(), reason: z.string() })),
  silent: z.array(z.string()),
});
const change: z.ZodType<ChannelChange> = z.strictObject({
  remote: z.string(),
  channel,
  from: z.string().nullable(),
  to: z.string(),
  sequence: count,
  shells,
});
const sent: z.ZodType<SentRelease> = z.strictObject({
  remote: z.string(),
  version: z.string(),
  isNew: z.boolean(),
  change: change.nullable(),
  link: z.string().nullable(),
});
const owner: z.ZodType<RemoteOwner> = z.strictObject({
  team: z.string(),
  prefixes: z.array(z.string()),
  budget: z
    .strictObject({
      entry: whole.optional(),
      page: whole.optional(),
      total: whole.optional(),
      file: whole.optional(),
    })
    .nullable(),
  updatedAt: moment,
  updatedBy: z.string(),
});
const tokenFields = {
  id: whole,
  name: z.string(),
  scopes: z.array(z.enum(DEPLOY_SCOPES)),
  expiresAt: moment.nullable(),
  createdAt: moment,
  createdBy: z.string(),
  lastUsedAt: moment.nullable(),
  revokedAt: moment.nullable(),
};
const token: z.ZodType<DeployToken> = z.strictObject(tokenFields);
const newToken: z.ZodType<NewDeployToken> = z.strictObject({ ...tokenFields, token: z.string() });
const release: z.ZodType<ReleaseRecord> = z.strictObject({
  version: z.string(),
  releasedAt: moment,
  sentAt: moment,
  sentBy: z.string(),
  builder: z.string().nullable(),
  commit: z.string().nullable(),
  size: count,
});
const pin = z.strictObject({
  version: z.string(),
  upTo: z.string(),
  isHeld: z.boolean().optional(),
  at: moment,
  by: z.string(),
  reason: z.string(),
});
const state: z.ZodType<ChannelState> = z.strictObject({
  channel,
  version: z.string(),
  previous: z.array(z.string()),
  pin: pin.nullable(),
  percent: count,
});
const observation = z.strictObject({ views: count, errors: count, falls: count });
const line: z.ZodType<ReleaseLogLine> = z.strictObject({
  id: whole,
  at: moment,
  remote: z.string(),
  action: z.string(),
  channel: channel.nullable(),
  from: z.string().nullable(),
  to: z.string().nullable(),
  reason: z.string(),
  by: z.string(),
  commit: z.string().nullable(),
  percent: count.nullable(),
  figures: z.strictObject({ release: observation, other: observation }).nullable(),
});
const refused = z.strictObject({ version: z.string(), reason: z.string() }).optional();
const served = z.strictObject({
  version: z.string(),
  refused,
  canary: z.strictObject({ version: z.string().nullable(), refused }).optional(),
});
const record: z.ZodType<RemoteRecord> = z.strictObject({
  remote: z.string(),
  owner: owner.nullable(),
  tokens: z.array(token),
  releases: z.array(release),
  channels: z.array(state),
  shells: z.array(z.strictObject({ shell: z.string(), at: moment, served: served.nullable() })),
  log: z.array(line),
});

const waits =
  'Answers when every running shell has adopted or refused it, after 20 seconds at most.';

const rollsBack = `Names the release to leave (from), so that only one of two concurrent rollbacks applies, or the target (version). ${waits}`;

/** Of staff routes that also require the password. */
const proven = { 423: 'Too many wrong passwords' };

/** Of routes for teams with a deploy token. */
const ofTeams = {
  401: 'The deploy token is not one of this remote, has expired or was revoked. errorCode 100401',
  403: 'The deploy token may not do this. errorCode 100401',
};

export const releaseDocs = {
  send: {
    tags,
    operationId: 'addRelease',
    summary: 'Sends a release of the team’s remote: a gzipped tar archive of its folder',
    description: `Faults are listed at \`errors.release\` or \`errors.archive\`, and nothing is stored. The same release may be sent again. ${waits}`,
    answer: sent,
    refusals: {
      ...ofTeams,
      413: 'The archive or its content exceeds a limit named in errors.archive. errorCode -1',
      422: 'The release is refused; errors lists every fault. errorCode -1',
      503: 'Other releases are being checked, or the server is busy; retry after Retry-After seconds. errorCode -1',
    },
  },
  switchOwn: {
    tags,
    operationId: 'changeChannel',
    summary: 'Switches a channel of the team’s remote to another release',
    description: waits,
    answer: change,
    refusals: ofTeams,
  },
  rollBackOwn: {
    tags,
    operationId: 'revertRelease',
    summary: 'Rolls the team’s remote back to an earlier release and pins it',
    description: rollsBack,
    answer: change,
    refusals: ofTeams,
  },
  list: {
    tags,
    operationId: 'listReleases',
    summary: 'Lists remotes with their owner, releases, channels, shells and log',
    answer: z.array(record),
  },
  switch: {
    tags,
    operationId: 'changeChannelForStaff',
    summary: 'Switches a channel of a remote to another release',
    description: waits,
    answer: change,
    refusals: proven,
  },
  rollBack: {
    tags,
    operationId: 'revertReleaseForStaff',
    summary: 'Rolls a remote back to an earlier release and pins it',
    description: rollsBack,
    answer: change,
    refusals: proven,
  },
  pin: {
    tags,
    operationId: 'changePin',
    summary: 'Pins a remote to the active release, or ends a pin',
    description:
      'A pinned remote accepts no release or canary of its team until staff end the pin.',
    answer: state,
    refusals: proven,
  },
  owner: {
    tags,
    operationId: 'changeRemoteOwner',
    summary: 'Sets the owner of a remote and its paths',
    answer: owner,
    refusals: proven,
  },
  addToken: {
    tags,
    operationId: 'addDeployToken',
    summary: 'Creates a deploy token; it is returned only once',
    description:
      'Without expiresAt it is valid for a year (null: for ever), without scopes for all.',
    answer: newToken,
    refusals: proven,
  },
  revokeToken: {
    tags,
    operationId: 'deleteDeployToken',
    summary: 'Revokes a deploy token',
    answer: z.null(),
  },
} satisfies Record<string, FastifySchema>;
