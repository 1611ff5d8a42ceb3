import { networkKey } from '@admissions/protocol/addresses';
import { REPORT_PATH, type Report, reportBatchSchema } from '@admissions/protocol/releases';
import type { FastifyInstance } from 'fastify';
import { repeat } from '../base/repeat.ts';
import type { Recorder } from '../figures/recorder.ts';
import { readStaffReporter } from './staff-reporter.ts';

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
  const stop = repeat(60_000, () => {
    counts = new Map();
  });
  app.addHook('onClose', async () => stop());

  app.post(REPORT_PATH, { bodyLimit: 8192 }, async (request, reply) => {
    // Staff share one network, so they are counted by account.
    const account = readStaffReporter(request, internalToken);
    const reporter = account === null ? { network: networkKey(request.ip) } : { account };
    const key = JSON.stringify(reporter);
    const before = counts.get(key) ?? (counts.size < MAX_REPORTERS ? 0 : MAX_BATCHES_PER_MINUTE);
    if (before >= MAX_BATCHES_PER_MINUTE)
      return reply.code(429).header('retry-after', '60').send('');
    counts.set(key, before + 1);
    const batch = reportBatchSchema.safeParse(request.body);
    if (!batch.success) return reply.code(400).send('');
    const reports = selectFirst(batch.data.reports);
    for (const report of reports)
      if (report.kind === 'vital') recorder.observeVital(report, report.name, report.value);
      else recorder.countError(report, report.kind, reporter);
    const vital = reports.find(({ kind }) => kind === 'vital');
    if (vital) recorder.countVisit(vital);
    const hasFaults = reports.some(({ kind }) => kind !== 'vital');
    request.log[hasFaults ? 'warn' : 'debug']({ report: batch.data }, 'reported by a browser');
    return reply.code(204).send();
  });
}

/** Each fault and vital once per visit, so that one client cannot inflate figures. */
function selectFirst(reports: readonly Report[]): Report[] {
  const seen = new Set<string>();
  return reports.filter((report) => {
    const { kind, remote, version } = report;
    const key = kind === 'vital' ? report.name : `${kind} ${remote} ${version}`;
    return seen.size < seen.add(key).size;
  });
}
