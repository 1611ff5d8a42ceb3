import { api } from '@admissions/api-client';
import { type AnyKind, taipeiDay } from '@admissions/model';
import {
  checkEntry,
  collectCheckTargets,
  type Finding,
  type PartPosition,
} from '@admissions/model/checks';
import { toSubmission } from '@admissions/model/merge';
import { CHECKS_PATH, type ChecksAnswer, MAX_CHECK_TARGETS } from '@admissions/protocol/staff';
import { useCallback, useMemo } from 'react';
import { useLoaded } from '../base/use-loaded.ts';

const NO_CHECKS: ChecksAnswer = { dead: [], heavy: [], found: [] };
type Values = Readonly<Record<string, unknown>>;

/** Findings for the form values; `checkNow` loads those of the newest ones. */
export function useChecks(kind: AnyKind, id: number | null, values: Values) {
  // The form renders more often than its debounced values change.
  const query = useMemo(() => buildQuery(kind, id, values), [kind, id, values]);
  const { data } = useLoaded((signal) => loadChecks(query, signal), [query]);
  const latest = data ?? NO_CHECKS;
  const findings = useMemo(() => collectFindings(kind, values, latest), [kind, values, latest]);
  const checkNow = useCallback(
    async (now: Values): Promise<Finding[]> => {
      const checks = await loadChecks(buildQuery(kind, id, now)).catch(() => latest);
      return collectFindings(kind, now, checks);
    },
    [kind, id, latest],
  );
  return { findings, checkNow };
}

function collectFindings(kind: AnyKind, values: Values, checks: ChecksAnswer): Finding[] {
  const { links, pictures } = collectCheckTargets(kind, values);
  const dead = links
    .filter(({ href }) => checks.dead.includes(href))
    .map((position) => finding('deadLink', position, position.href));
  const heavy = pictures.flatMap((position) =>
    checks.heavy
      .filter(({ media }) => media === position.media)
      .map(({ size }) => {
        const kilobytes = Math.round(size / 1000).toLocaleString('en-US');
        return finding('heavyPicture', position, `${kilobytes} kB`);
      }),
  );
  return [...checkEntry(kind, values, taipeiDay()), ...dead, ...heavy, ...(checks.found ?? [])];
}

/** Values that the kind's checks read, as sent; undefined for a kind without checks. */
function readEntry(kind: AnyKind, id: number | null, values: Values) {
  const names = new Set(Object.values(kind.checks).flat());
  if (names.size === 0) return undefined;
  const read = Object.fromEntries([...names].map((name) => [name, values[name]]));
  return { kind: kind.id, id, values: toSubmission(kind, read) };
}

const finding = (rule: Finding['rule'], { field, item }: PartPosition, words: string): Finding => ({
  rule,
  field,
  ...(item !== undefined && { item }),
  words,
});

/** Query for the server checks of these values; null: none. */
function buildQuery(kind: AnyKind, id: number | null, values: Values): string | null {
  const { links, pictures } = collectCheckTargets(kind, values);
  const entry = readEntry(kind, id, values);
  if (links.length + pictures.length === 0 && !entry) return null;
  return JSON.stringify({
    links: [...new Set(links.map(({ href }) => href))].slice(0, MAX_CHECK_TARGETS),
    media: [...new Set(pictures.map(({ media }) => media))].slice(0, MAX_CHECK_TARGETS),
    entry,
  });
}
async function loadChecks(query: string | null, signal?: AbortSignal): Promise<ChecksAnswer> {
  if (query === null) return NO_CHECKS;
  return api().post<ChecksAnswer>(CHECKS_PATH, JSON.parse(query), {
    silent: true,
    once: true,
    ...(signal && { signal }),
  });
}
