import type { RouteObject } from 'react-router';
import { z } from 'zod';
import type { RenderJob, RenderSettings } from '../render-job.ts';

export type ToRenderer =
  /** Settings of all following renders. */
  | { kind: 'setting'; setting: RenderSettings }
  | { kind: 'render'; id: number; order: RenderJob }
  /** Ends the loaders of this page. */
  | { kind: 'abort'; id: number }
  /** Response to a read, with the text as body. */
  | { kind: 'answer'; id: number; status: number }
  | { kind: 'ping' };

/** The parts of a route needed for matching; of a lazy one without its functions. */
interface RouteRow {
  id?: string | undefined;
  path?: string | undefined;
  index?: boolean | undefined;
  caseSensitive?: boolean | undefined;
  lazy?: object | undefined;
  children?: RouteRow[] | undefined;
}
const MAX_ROUTES = 1000;
/** Per page. */
export const MAX_READS = 200;
const MAX_READ_LENGTH = 8192;
const row: z.ZodType<RouteRow> = z.strictObject({
  id: z.string().max(300).optional(),
  path: z.string().max(300).optional(),
  index: z.boolean().optional(),
  caseSensitive: z.boolean().optional(),
  lazy: z.strictObject({}).optional(),
  get children() {
    return z.array(row).max(MAX_ROUTES).optional();
  },
});

const id = z.int().min(1);
const reason = z.string().transform((text) => text.slice(0, 4000));
// They go into a header, so that nothing but hashes may pass.
const hashSources = z.array(z.string().regex(/^'sha256-[A-Za-z\d+/]{43}='$/)).max(50);

/** Untrusted: the remote's code can write to the same channel. */
export const fromRendererSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('ready'), routes: z.array(row).max(MAX_ROUTES) }),
  z.strictObject({ kind: z.literal('refused'), reason }),
  z.strictObject({ kind: z.literal('turn') }),
  z.strictObject({
    kind: z.literal('read'),
    id,
    render: id,
    path: z.string().max(MAX_READ_LENGTH),
  }),
  /** With the page as body. */
  z.strictObject({
    kind: z.literal('written'),
    id,
    status: z.int().min(200).max(599),
    location: z.string().max(4096).optional(),
    isDegraded: z.boolean(),
    hashes: z.strictObject({ script: hashSources, style: hashSources }),
    faults: z
      .array(z.strictObject({ message: z.string().max(200), reason, isOwn: z.boolean() }))
      .max(20),
  }),
  z.strictObject({
    kind: z.literal('failed'),
    id,
    reason,
    /** The page timed out. */
    isLate: z.boolean(),
  }),
]);
export type FromRenderer = z.infer<typeof fromRendererSchema>;

export const toRouteRows = (routes: readonly RouteObject[]): RouteRow[] =>
  routes.map(({ id, path, index, caseSensitive, lazy, children }) => ({
    id,
    path,
    index,
    caseSensitive,
    ...(lazy && { lazy: {} }),
    ...(children && { children: toRouteRows(children) }),
  }));
