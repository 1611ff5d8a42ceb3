import { z } from 'zod';
import { BROWSER_FAULTS, FAULTS, MAX_REPORTS, VITALS } from './figures.ts';
import { RELEASE_CHANNELS, type ReleaseChannel } from './releases.ts';

export type Channel = ReleaseChannel;
export interface ReleaseName {
  remote: string;
  version: string;
  channel: Channel;
}

const line = (longest: number) =>
  z
    .string()
    .max(longest)
    .transform((text) => text.replace(/\p{Cc}/gu, ' '));
const release = { remote: line(40), version: line(40), channel: z.enum(RELEASE_CHANNELS) };
/** A path pattern, never the address itself. */
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
export type Report = z.infer<typeof report>;

/** Body of `/shell/report`. */
export const reportBatchSchema = z.strictObject({
  requestId: line(64),
  reports: z.array(report).min(1).max(MAX_REPORTS),
});
export type ReportBatch = z.infer<typeof reportBatchSchema>;

/** Response of `/shell/releases`: those that the client would get with the next document. */
export const releasesSchema = z.strictObject({
  shell: z.string(),
  /** `toReleaseFingerprint` of each back-office release; only their users can match them. */
  staff: z.array(z.string()),
  remotes: z.record(z.string(), z.string()),
});
export type ReleasesAnswer = z.infer<typeof releasesSchema>;

const count = z.int().min(0);
const vital = z.strictObject({ count, p50: z.number(), p75: z.number(), p95: z.number() });
export type VitalFigures = z.infer<typeof vital>;
const minute = z.strictObject({
  /** Its start. */
  at: z.iso.datetime(),
  views: count,
  visits: count,
  errors: count,
});
const figures = z.strictObject({
  remote: z.string(),
  version: z.string(),
  channel: z.enum(RELEASE_CHANNELS),
  isInForce: z.boolean(),
  /** Served pages. */
  views: count,
  /** Pages with reported vitals. */
  visits: count,
  /** Each fault once per affected page. */
  errors: z.record(z.enum(FAULTS), count),
  /** With errors: a visitor counts once, however often the browser reports. */
  networks: count,
  vitals: z.record(z.enum(VITALS), vital.nullable()),
  /** Oldest first, without empty minutes. */
  minutes: z.array(minute),
});
export type FiguresOfRelease = z.infer<typeof figures>;

/** Response of `/shell/figures`: the last minutes of one shell. */
export const figuresSchema = z.strictObject({
  /** Time of the response. */
  at: z.iso.datetime(),
  /** Length of the window. */
  minutes: count,
  releases: z.array(figures),
});
export type Figures = z.infer<typeof figuresSchema>;
