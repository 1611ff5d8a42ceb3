import { readdirSync } from 'node:fs';
import path from 'node:path';
import { RELEASE_ADMIN_PATHS, RELEASE_PATHS } from '@admissions/protocol/releases';
import { beforeAll } from 'vitest';
import { readServiceRegistry } from '../../features/releases/read-releases.ts';
import type { Config } from '../../platform/config/config.ts';
import { PASSWORD, staffWith } from './callers.ts';
import { type Call, callsOf, type TestResponse } from './calls.ts';
import { sampleRelease } from './sample-release.ts';
import { type TestApp, testApp } from './test-app.ts';

/** A remote with an owner and a deploy token. */
export interface Team {
  remote: string;
  token: string;
  tokenId: number;
  /** With the token. */
  own: Call;
  /** Its first path. */
  path: string;
  send(options?: Parameters<typeof sampleRelease>[0], more?: Sent): Promise<TestResponse>;
}
interface Sent {
  query?: string;
  headers?: Record<string, string>;
  archive?: Buffer;
}
interface ReleaseTest {
  test: TestApp;
  /** Calls as an account with the flag `account`, adding its current password to bodies. */
  chief: Call;
  /** With these releases, each activated. */
  team(...versions: string[]): Promise<Team>;
  /** Assigns 1.1.0 to a channel as staff. */
  assign(remote: string, channel: string, more?: object): Promise<TestResponse>;
  /** A remote as staff see it. */
  // biome-ignore lint/suspicious/noExplicitAny: tests read answers of every shape
  record(remote: string): Promise<any>;
  /** The active version. */
  current(remote: string): Promise<string | undefined>;
  /** File names in a folder below the data folder. */
  listFolder(name: string): string[];
}

/** The API for the tests of a file, and an account that manages owners of remotes. */
export function releaseTest(changes: () => Partial<Config> = () => ({})): ReleaseTest {
  const test = testApp(() => ({ loginLimit: 1_000_000, ...changes() }));
  let call: Call;
  beforeAll(async () => {
    call = callsOf(test, (await staffWith(test, 'chief', ['account'])).headers);
  });
  const proof = { currentPassword: PASSWORD };
  const chief: Call = (method, url, body, headers) =>
    call(method, url, body && { ...proof, ...body }, headers);
  const letter = (number: number) => String.fromCharCode(97 + number);
  let remotes = 0;
  return {
    test,
    chief,
    async team(...versions) {
      const remote = `mf_sample_${letter(Math.floor(remotes / 26))}${letter(remotes % 26)}`;
      remotes++;
      const prefix = `/${remote.replaceAll('_', '-')}`;
      const owner = { team: 'Sample team', prefixes: [prefix] };
      await chief('PUT', RELEASE_ADMIN_PATHS.owner(remote), owner);
      const named = { name: 'CI' };
      const created = await chief('POST', RELEASE_ADMIN_PATHS.addToken(remote), named);
      const { token, id: tokenId } = created.body.data;
      const made: Team = {
        remote,
        token,
        tokenId,
        own: callsOf(test, { authorization: `Bearer ${token}`, 'accept-language': 'en' }),
        path: prefix,
        async send(options = {}, { query = '', headers = {}, archive } = {}) {
          const sample = await sampleRelease({ name: remote, paths: [prefix], ...options });
          const response = await test.app.inject({
            method: 'POST',
            url: `${RELEASE_PATHS.send(remote)}${query}`,
            headers: {
              authorization: `Bearer ${token}`,
              'content-type': 'application/gzip',
              'accept-language': 'en',
              ...headers,
            },
            payload: archive ?? sample.archive,
          });
          const { statusCode: status, body: text } = response;
          return { status, headers: response.headers, body: JSON.parse(text), text };
        },
      };
      for (const version of versions) await made.send({ version });
      return made;
    },
    assign: (remote, channel, more) =>
      chief('PUT', RELEASE_ADMIN_PATHS.channel(remote, channel), {
        version: '1.1.0',
        reason: 'new search',
        ...more,
      }),
    async record(remote) {
      const { body } = await chief('GET', RELEASE_ADMIN_PATHS.list);
      return body.data.find((each: { remote: string }) => each.remote === remote);
    },
    current: async (remote) =>
      (await readServiceRegistry(test.deps.db.orm)).remotes[remote]?.current,
    listFolder(name) {
      try {
        return readdirSync(path.join(test.deps.config.dataDir, name));
      } catch {
        return [];
      }
    },
  };
}
