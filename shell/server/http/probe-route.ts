import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as apiClient from '@admissions/api-client';
import type { Release } from '@admissions/contracts';
import * as store from '@admissions/store';
import type { FastifyInstance } from 'fastify';
import * as react from 'react';
import * as router from 'react-router';
import type { ServerRemotes } from '../render/server-remotes.ts';

const OWN = {
  react: react.useState,
  'react-router': router.useLoaderData,
  '@admissions/store': store.AppStoreContext,
  '@admissions/api-client': apiClient.apiContext,
} as const;
const PROBE = [
  "import { useState } from 'react';",
  "import { useLoaderData } from 'react-router';",
  "import { AppStoreContext } from '@admissions/store';",
  "import { apiContext } from '@admissions/api-client';",
  "export const seen = { react: useState, 'react-router': useLoaderData, '@admissions/store': AppStoreContext, '@admissions/api-client': apiContext };",
].join('\n');

/** For tests only: whether what a remote's server build imports is what the shell imports, seen from the build's own folder. */
export function probeRoute(
  app: FastifyInstance,
  { serverRemotes, releases }: { serverRemotes: ServerRemotes; releases: () => readonly Release[] },
) {
  app.get('/shell/probe', async () => {
    const answer: Record<string, Record<string, boolean>> = {};
    for (const release of releases().filter(({ serverEntry }) => serverEntry)) {
      await serverRemotes.load(release);
      const file = join(serverRemotes.findReleaseFolder(release), 'server', 'probe.mjs');
      await writeFile(file, PROBE);
      const { seen } = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as {
        seen: Record<string, unknown>;
      };
      answer[release.manifest.name] = Object.fromEntries(
        Object.entries(OWN).map(([name, own]) => [name, seen[name] === own]),
      );
    }
    return answer;
  });
}
