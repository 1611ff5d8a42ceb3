import { z } from 'zod';
import { BROWSER_FAULTS, type Fault, MAX_REPORTS, VITALS } from './figures.ts';
import { RELEASE_CHANNELS, type ReleaseChannel } from './releases.ts';

export interface ReleaseName {
  remote: string;
  version: string;
}

const line = (longest: number) =>
  z
    .string()
    .max(longest)
    .transform((text) => text.replace(/\p{Cc}/gu, ' '));
const release = {
  remote: line(40),
  version: line(40),
  /** Sent by older tabs. */
  channel: z.enum(RELEASE_CHANNELS).optional(),
};
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

/** The last minutes of a release at one shell. */
export interface FiguresOfRelease extends ReleaseName {
  channel: ReleaseChannel;
  /** Served pages. */
  views: number;
  /** Pages with reported vitals. */
  visits: number;
  /** Each fault once per affected page. */
  errors: Record<Fault, number>;
  /** Empty: read by older back offices. */
  minutes: [];
}
export interface Figures {
  /** Time of the response. */
  at: string;
  /** Length of the window. */
  minutes: number;
  releases: FiguresOfRelease[];
}
