import { RELEASE_ANSWERS } from '@admissions/protocol/releases';
import type { FastifySchema } from 'fastify';
import { z } from 'zod';

const { change, sent, owner, newToken, record, state } = RELEASE_ANSWERS;

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
    operationId: 'changeChannel',
    summary: 'Switches a channel of the team’s remote to another release',
    description: waits,
    answer: change,
    refusals: ofTeams,
  },
  rollBackOwn: {
    operationId: 'revertRelease',
    summary: 'Rolls the team’s remote back to an earlier release and pins it',
    description: rollsBack,
    answer: change,
    refusals: ofTeams,
  },
  list: {
    operationId: 'listReleases',
    summary: 'Lists remotes with their owner, releases, channels, shells and log',
    answer: z.array(record),
  },
  switch: {
    operationId: 'changeChannelForStaff',
    summary: 'Switches a channel of a remote to another release',
    description: waits,
    answer: change,
    refusals: proven,
  },
  rollBack: {
    operationId: 'revertReleaseForStaff',
    summary: 'Rolls a remote back to an earlier release and pins it',
    description: rollsBack,
    answer: change,
    refusals: proven,
  },
  pin: {
    operationId: 'changePin',
    summary: 'Pins a remote to the active release, or ends a pin',
    description:
      'A pinned remote accepts no release or canary of its team until staff end the pin.',
    answer: state,
    refusals: proven,
  },
  owner: {
    operationId: 'changeRemoteOwner',
    summary: 'Sets the owner of a remote and its paths',
    answer: owner,
    refusals: proven,
  },
  addToken: {
    operationId: 'addDeployToken',
    summary: 'Creates a deploy token; it is returned only once',
    description:
      'Without expiresAt it is valid for a year (null: for ever), without scopes for all.',
    answer: newToken,
    refusals: proven,
  },
  revokeToken: {
    operationId: 'deleteDeployToken',
    summary: 'Revokes a deploy token',
    answer: z.null(),
  },
} satisfies Record<string, FastifySchema>;
