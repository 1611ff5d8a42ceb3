import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { hostname } from 'node:os';
import { dirname, join } from 'node:path';
import { adoptionSchema } from '@admissions/protocol/releases';
import { isRunning } from './is-running.mjs';
import { writeWhole } from './registry-file.mjs';

/** A shell that has not said anything for so long (milliseconds) is not running. */
const LIVE_FOR = 15_000;
const ADOPTED_WITHIN = 30_000;
const LOOK_EVERY = 100;

const folderBeside = (registryFile) => join(dirname(registryFile), 'adopted');
const findFile = (registryFile, shell) => join(folderBeside(registryFile), `${shell}.json`);

/** Says which releases this shell serves; to be repeated, as its heartbeat. */
export async function writeAdoption(registryFile, adoption) {
  await mkdir(folderBeside(registryFile), { recursive: true });
  await writeWhole(
    findFile(registryFile, adoption.shell),
    `${JSON.stringify(adoption, null, 1)}\n`,
  );
}
/** This shell ends. */
export const removeAdoption = (registryFile, shell) =>
  rm(findFile(registryFile, shell), { force: true });

/** What the shells serve that run now. Files of shells that ended are left out; those older than a day are removed. */
export async function readAdoptions(registryFile, now = Date.now()) {
  const folder = folderBeside(registryFile);
  const files = (await readdir(folder).catch(() => [])).filter((file) => file.endsWith('.json'));
  const found = await Promise.all(files.map((file) => readAdoption(join(folder, file), now)));
  return found.filter(
    (adoption) => adoption && now - Date.parse(adoption.at) < LIVE_FOR && !isDead(adoption.shell),
  );
}
// Of a shell of this machine more can be known than its last word.
function isDead(shell) {
  const here = `${hostname()}-`;
  const pid = shell.startsWith(here) ? Number(shell.slice(here.length)) : Number.NaN;
  return Number.isInteger(pid) && !isRunning(pid);
}
async function readAdoption(file, now) {
  const text = await readFile(file, 'utf8').catch(() => '');
  try {
    const checked = adoptionSchema.safeParse(JSON.parse(text));
    if (!checked.success) return null;
    if (now - Date.parse(checked.data.at) > 24 * 3600_000) await rm(file, { force: true });
    return checked.data;
  } catch {
    return null;
  }
}

/**
 * Waits until every running shell has adopted or refused what the registry says of a remote: { adopted, refused, silent }, lists of { shell, reason }.
 * `sequence` is that of the change; silent are the shells that run and have not come to it in time. With `isCanary` it is the canary that is waited for, or
 * its end where the version is null.
 */
export async function waitForAdoption(
  registryFile,
  { name, version, sequence, isCanary = false, within = ADOPTED_WITHIN },
) {
  const until = Date.now() + within;
  for (;;) {
    const shells = await readAdoptions(registryFile);
    const readState = ({ remotes }) =>
      isCanary ? (remotes[name]?.canary ?? { version: null }) : remotes[name];
    const isAdopted = (shell) => readState(shell)?.version === version;
    // A shell that is still trying another team's release may serve this one already.
    const isDecided = (shell) => shell.sequence >= sequence || isAdopted(shell);
    const late = shells.filter((shell) => !isDecided(shell));
    if (late.length === 0 || Date.now() > until) {
      const decided = shells.filter(isDecided);
      return {
        adopted: decided.filter(isAdopted).map(({ shell }) => ({ shell, reason: '' })),
        refused: decided
          .filter((shell) => !isAdopted(shell))
          .map((shell) => ({
            shell: shell.shell,
            reason: readState(shell)?.refused?.reason ?? `it serves ${readState(shell)?.version}`,
          })),
        silent: late.map(({ shell }) => ({ shell, reason: '' })),
      };
    }
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY));
  }
}

/** The same in sentences, and whether all is as it should be. */
export function describeAdoption({ adopted, refused, silent }, name, version) {
  const names = (list) => list.map(({ shell }) => shell).join(', ');
  const state =
    version === null ? `${name} has no canary any more at` : `${name} ${version} is served by`;
  const lines = [
    ...(adopted.length > 0 ? [`${state} ${names(adopted)}.`] : []),
    ...refused.map(({ shell, reason }) => `${shell} refused ${name} ${version}: ${reason}`),
    ...(silent.length > 0 ? [`${names(silent)} has not said yet whether it serves it.`] : []),
  ];
  if (lines.length === 0)
    lines.push('No shell is running beside this registry: nobody serves it yet.');
  return { lines, isGood: refused.length === 0 && silent.length === 0 };
}

/** Waits for the shells and prints what they say of a line of the log; answers the exit code: 1 when one of them refused. */
export async function sayAdoption(registryFile, name, { to, sequence, channel, percent }) {
  const isCanary = channel === 'canary';
  const isEnd = isCanary && percent === undefined;
  const version = isEnd ? null : to;
  const outcome = await waitForAdoption(registryFile, { name, version, sequence, isCanary });
  const { lines, isGood } = describeAdoption(outcome, name, to);
  for (const line of lines) (isGood ? console.log : console.error)(line);
  return isGood ? 0 : 1;
}
