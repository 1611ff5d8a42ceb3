import type { Release } from '@admissions/contracts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Metrics } from '../base/metrics.ts';
import { toNetwork } from './to-network.ts';

const line = (longest: number) =>
  z
    .string()
    .max(longest)
    .transform((text) => text.replace(/\p{Cc}/gu, ' '));
const reportSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('remote'),
    remote: line(40),
    version: line(40),
    reason: line(500),
    path: line(200),
    requestId: line(64),
  }),
  z.strictObject({
    kind: z.literal('page'),
    reason: line(500),
    path: line(200),
    requestId: line(64),
  }),
  z.strictObject({
    kind: z.literal('vital'),
    name: z.enum(['LCP', 'CLS', 'INP', 'TTFB']),
    value: z.number().min(0).max(1e6),
    path: line(200),
  }),
]);
/** So many reports of one network in a minute are taken, and of so many networks; the rest is dropped. */
const PER_MINUTE = 30;
const NETWORKS = 10_000;

/** Takes what browsers report: remotes that failed, pages that threw, how fast pages were. */
export function reportRoute(
  app: FastifyInstance,
  { metrics, releases }: { metrics: Metrics; releases: () => readonly Release[] },
) {
  let taken = new Map<string, number>();
  const timer = setInterval(() => {
    taken = new Map();
  }, 60_000);
  timer.unref();
  app.addHook('onClose', async () => clearInterval(timer));

  app.post('/shell/report', { bodyLimit: 4096 }, async (request, reply) => {
    const network = toNetwork(request.ip);
    const before = taken.get(network) ?? (taken.size < NETWORKS ? 0 : PER_MINUTE);
    if (before < PER_MINUTE) taken.set(network, before + 1);
    if (before >= PER_MINUTE) return reply.code(429).header('retry-after', '60').send('');
    const report = reportSchema.safeParse(request.body);
    if (!report.success) return reply.code(400).send('');
    const { kind } = report.data;
    if (kind === 'remote')
      metrics.count('shell_remote_failures_total', known(releases(), report.data));
    else if (kind === 'page') metrics.count('shell_page_failures_total');
    else metrics.count('shell_vitals_total', { name: report.data.name });
    request.log[kind === 'vital' ? 'debug' : 'warn'](
      { report: report.data },
      'reported by a browser',
    );
    return reply.code(204).send();
  });
}
// What comes from the outside makes no series of its own: there are as many as there are releases in force, and one for all else.
function known(
  releases: readonly Release[],
  { remote, version }: { remote: string; version: string },
) {
  const inForce = releases.find(({ manifest }) => manifest.name === remote);
  if (!inForce) return { remote: 'other', version: 'other' };
  return { remote, version: inForce.manifest.version === version ? version : 'other' };
}
