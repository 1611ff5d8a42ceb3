import { z } from 'zod';
import type { Figures, ReleasesAnswer, ReportBatch } from './figures.ts';
import { BROWSER_FAULTS, CHANNELS, FAULTS, MAX_REPORTS, VITALS } from './figures.ts';

const line = (longest: number) =>
  z
    .string()
    .max(longest)
    .transform((text) => text.replace(/\p{Cc}/gu, ' '));
const release = { remote: line(40), version: line(40), channel: z.enum(CHANNELS) };
const route = z
  .string()
  .max(120)
  .regex(/^\/[\w/:*-]*$/);

const report = z.discriminatedUnion('kind', [
  z.strictObject({ ...release, kind: z.enum(BROWSER_FAULTS), route, reason: line(200) }),
  z.strictObject({
    ...release,
    kind: z.literal('vital'),
    route,
    name: z.enum(VITALS),
    value: z.number().min(0).max(1e6),
  }),
]);

/** Body of `/shell/report`. */
export const reportBatchSchema: z.ZodType<ReportBatch> = z.strictObject({
  requestId: line(64),
  reports: z.array(report).min(1).max(MAX_REPORTS),
});

/** Response of `/shell/releases`. */
export const releasesSchema: z.ZodType<ReleasesAnswer> = z.strictObject({
  shell: z.string(),
  staff: z.array(z.string()),
  remotes: z.record(z.string(), z.string()),
});

const count = z.int().min(0);
const vital = z
  .strictObject({ count, p50: z.number(), p75: z.number(), p95: z.number() })
  .nullable();

/** Response of `/shell/figures`. */
export const figuresSchema: z.ZodType<Figures> = z.strictObject({
  at: z.iso.datetime(),
  minutes: count,
  releases: z.array(
    z.strictObject({
      remote: z.string(),
      version: z.string(),
      channel: z.enum(CHANNELS),
      isInForce: z.boolean(),
      views: count,
      visits: count,
      errors: z.record(z.enum(FAULTS), count),
      networks: count,
      vitals: z.record(z.enum(VITALS), vital),
      minutes: z.array(
        z.strictObject({ at: z.iso.datetime(), views: count, visits: count, errors: count }),
      ),
    }),
  ),
});
