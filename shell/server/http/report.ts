import type { BrowserFault, Report, ReportBatch } from '@admissions/protocol/releases';
import { REPORT_PATH, reportBatchSchema } from '@admissions/protocol/releases';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Recorder } from '../figures/recorder.ts';
import { readStaffReporter } from './staff-reporter.ts';
import { toNetwork } from './to-network.ts';

/** Limits per reporter and on their number; further reports are dropped. */
const MAX_BATCHES_PER_MINUTE = 30;
const MAX_REPORTERS = 10_000;

export function registerReportRoute(
  app: FastifyInstance,
  {
    recorder,
    internalToken,
  }: {
    recorder: Pick<Recorder, 'countError' | 'countVisit' | 'observeVital'>;
    internalToken: string;
  },
) {
  let counts = new Map<string, number>();
  const timer = setInterval(() => {
    counts = new Map();
  }, 60_000);
  timer.unref();
  app.addHook('onClose', async () => clearInterval(timer));

  app.post(REPORT_PATH, { bodyLimit: 8192 }, async (request, reply) => {
    // Staff share one network, so they are counted by account and trusted like the server.
    const account = readStaffReporter(request, internalToken);
    const network = account === null ? toNetwork(request.ip) : undefined;
    const reporter = network ?? `account ${account}`;
    const before =
      counts.get(reporter) ?? (counts.size < MAX_REPORTERS ? 0 : MAX_BATCHES_PER_MINUTE);
    if (before < MAX_BATCHES_PER_MINUTE) counts.set(reporter, before + 1);
    if (before >= MAX_BATCHES_PER_MINUTE)
      return reply.code(429).header('retry-after', '60').send('');
    const batch = parseBatch(request.body);
    if (!batch) return reply.code(400).send('');
    const { faults, vitals } = sortReports(batch.reports);
    for (const { kind, ...source } of faults) recorder.countError(source, kind, network);
    for (const { name, value, ...source } of vitals) recorder.observeVital(source, name, value);
    const [first] = vitals;
    if (first) recorder.countVisit(first);
    request.log[faults.length > 0 ? 'warn' : 'debug']({ report: batch }, 'reported by a browser');
    return reply.code(204).send();
  });
}

/** Counts each fault and vital once per visit, so that one client cannot inflate figures. */
function sortReports(reports: readonly Report[]) {
  const seen = new Set<string>();
  const isFirst = (...names: string[]) => {
    const key = names.join(' ');
    return !seen.has(key) && seen.add(key);
  };
  return {
    faults: reports.flatMap((report) =>
      report.kind !== 'vital' && isFirst(report.kind, report.remote, report.version)
        ? [{ kind: report.kind, remote: report.remote, version: report.version }]
        : [],
    ),
    vitals: reports.flatMap((report) =>
      report.kind === 'vital' && isFirst(report.name)
        ? [
            {
              name: report.name,
              value: report.value,
              remote: report.remote,
              version: report.version,
            },
          ]
        : [],
    ),
  };
}

function parseBatch(body: unknown): ReportBatch | null {
  const batch = reportBatchSchema.safeParse(body);
  if (batch.success) return batch.data;
  const old = oldReportSchema.safeParse(body);
  if (!old.success) return null;
  const { requestId, reason } = old.data;
  const source =
    old.data.kind === 'remote'
      ? { remote: old.data.remote, version: old.data.version }
      : { remote: 'other', version: 'other' };
  const kind: BrowserFault = old.data.kind === 'remote' ? 'load' : 'uncaught';
  return {
    requestId,
    reports: [{ ...source, kind, channel: 'stable', route: '/', reason }],
  };
}
// Format of older tabs: one report per request, without the version for page errors.
const oldReport = {
  reason: z.string().max(500),
  path: z.string().max(200),
  requestId: z.string().max(64),
};
const oldReportSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    ...oldReport,
    kind: z.literal('remote'),
    remote: z.string().max(40),
    version: z.string().max(40),
  }),
  z.strictObject({ ...oldReport, kind: z.literal('page') }),
]);
