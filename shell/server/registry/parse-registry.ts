import {
  buildRegistryEntrySchema,
  buildRegistrySchema,
  type Registry,
  type RegistryEntry,
  type Release,
  registeredReleaseSchema,
} from '@admissions/protocol/releases';
import { z } from 'zod';

/** Damaged, or built for a newer shell. */
export interface UnreadableRelease {
  remote: string;
  version: string;
  channel: 'stable' | 'canary';
  reason: string;
}
export interface ParsedRegistry {
  /** Without remotes that are completely unreadable. */
  registry: Registry;
  unreadable: readonly UnreadableRelease[];
}

const registryEnvelope = buildRegistrySchema(z.unknown());
const entryEnvelope = buildRegistryEntrySchema(z.unknown());

/** Parses each remote separately, so that a release for a newer shell blocks no other team. */
export function parseRegistry(value: unknown): ParsedRegistry {
  const checked = registryEnvelope.safeParse(value);
  if (!checked.success) throw new Error(describeIssue(checked.error));
  const remotes: Registry['remotes'] = {};
  const unreadable: UnreadableRelease[] = [];
  for (const [remote, entry] of Object.entries(checked.data.remotes)) {
    const parsed = parseEntry(entry);
    if (parsed.entry) remotes[remote] = parsed.entry;
    unreadable.push(...parsed.faults.map((fault) => ({ remote, ...fault })));
  }
  return { registry: { ...(checked.data as Registry), remotes }, unreadable };
}

function parseEntry(value: unknown): {
  entry: RegistryEntry | null;
  faults: Omit<UnreadableRelease, 'remote'>[];
} {
  const checked = entryEnvelope.safeParse(value);
  if (!checked.success) {
    const { current: version = '' } = (value ?? {}) as { current?: string };
    const reason = describeIssue(checked.error);
    return { entry: null, faults: [{ version, channel: 'stable', reason }] };
  }
  const { releases: written, current, canary, trial, ...rest } = checked.data;
  const releases: Record<string, Release> = {};
  const reasons = new Map<string, string>();
  for (const [version, release] of Object.entries(written)) {
    const parsed = registeredReleaseSchema.safeParse(release);
    if (!parsed.success) {
      reasons.set(version, describeIssue(parsed.error));
      continue;
    }
    // Who built it, and from what, must not reach the code of remotes.
    const { provenance, packages, drops, ...served } = parsed.data as Release;
    const { sourceHash } = provenance ?? {};
    // `npm start` finds in the copy on disk whether a remote has changed.
    const anonymous = { by: '', commit: null, machine: '', sourceHash };
    releases[version] = { ...served, ...(sourceHash && { provenance: anonymous }) };
  }
  const findFault = (channel: 'stable' | 'canary', version: string) => ({
    version,
    channel,
    reason: reasons.get(version) ?? 'it is not among the releases',
  });
  const faults: Omit<UnreadableRelease, 'remote'>[] = [];
  const readable = [current, ...rest.previous].find((version) => version in releases);
  if (readable !== current) faults.push(findFault('stable', current));
  if (canary && !(canary.version in releases)) faults.push(findFault('canary', canary.version));
  if (readable === undefined) return { entry: null, faults };
  const entry = {
    ...rest,
    current: readable,
    previous: rest.previous.filter((version) => version !== readable),
    releases,
    ...(canary && canary.version in releases && { canary }),
    ...(trial && readable === current && { trial }),
  };
  return { entry: entry as RegistryEntry, faults };
}

function describeIssue({ issues: [issue] }: z.ZodError) {
  return `${issue?.path.join('.')} ${issue?.message}`.trim();
}
