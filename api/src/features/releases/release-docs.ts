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
import { RELEASE_CHANNELS } from '@admissions/protocol/releases';
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

const rollsBack = `Names the release to leave (from), so that of two roll-backs at once one takes place, or the one to go back to (version). ${waits}`;

/** Of routes for staff, whose session alone is not enough. */
const proven = { 423: 'The own password was wrong too often' };

/** Of routes for a team's own program. */
const ofTeams = {
  401: 'The deploy token is not one of this remote, or was revoked. errorCode 100401',
};

/** What the API document says of releases. */
export const releaseDocs = {
  send: {
    tags,
    operationId: 'addRelease',
    summary: 'Send a release of one’s own remote: a gzipped tar archive of its folder',
    description: `Every fault stands at \`errors.release\` or \`errors.archive\`; nothing is kept then. The same release may be sent again. ${waits}`,
    answer: sent,
    refusals: {
      ...ofTeams,
      413: 'The archive, or what it holds, is larger than is taken; errors.archive says what. errorCode -1',
      422: 'The release is refused; errors has a sentence for every fault. errorCode -1',
      503: 'Other releases are being looked into, or the server is busy; send it again after Retry-After seconds. errorCode -1',
    },
  },
  switchOwn: {
    tags,
    operationId: 'changeChannel',
    summary: 'Give a channel of one’s own remote another release',
    description: waits,
    answer: change,
    refusals: ofTeams,
  },
  rollBackOwn: {
    tags,
    operationId: 'revertRelease',
    summary: 'Put an earlier release of one’s own remote back in force, and pin it',
    description: rollsBack,
    answer: change,
    refusals: ofTeams,
  },
  list: {
    tags,
    operationId: 'listReleases',
    summary: 'Every remote with its owner, releases, channels, shells and log',
    answer: z.array(record),
  },
  switch: {
    tags,
    operationId: 'changeChannelForStaff',
    summary: 'Give a channel of a remote another release',
    description: waits,
    answer: change,
    refusals: proven,
  },
  rollBack: {
    tags,
    operationId: 'revertReleaseForStaff',
    summary: 'Put an earlier release back in force, and pin it',
    description: rollsBack,
    answer: change,
    refusals: proven,
  },
  pin: {
    tags,
    operationId: 'changePin',
    summary: 'Keep a remote at the release in force, or end a pin',
    description:
      'A pinned remote takes no release from its team up to the highest one that was sent; a newer one ends the pin.',
    answer: state,
    refusals: proven,
  },
  owner: {
    tags,
    operationId: 'changeRemoteOwner',
    summary: 'Say whose a remote and its paths are',
    answer: owner,
    refusals: proven,
  },
  addToken: {
    tags,
    operationId: 'addDeployToken',
    summary: 'Make a deploy token; it is told this once',
    answer: newToken,
    refusals: proven,
  },
  revokeToken: {
    tags,
    operationId: 'deleteDeployToken',
    summary: 'Revoke a deploy token',
    answer: z.null(),
  },
} satisfies Record<string, FastifySchema>;
