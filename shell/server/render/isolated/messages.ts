import type { RouteObject } from 'react-router';
import { z } from 'zod';
import type { RenderJob, RenderSettings } from '../render-job.ts';

/** What the shell tells a renderer. */
export type ToRenderer =
  /** What the pages that are ordered from now on are written with. */
  | { kind: 'setting'; setting: RenderSettings }
  | { kind: 'render'; id: number; order: RenderJob }
  /** The loaders of this page have had their time. */
  | { kind: 'abort'; id: number }
  /** To a read; the text is the body. */
  | { kind: 'answer'; id: number; status: number }
  | { kind: 'ping' }
  | { kind: 'probe'; file: string };

/** A remote's routes as far as addresses are matched with them. */
export interface RouteRow {
  id?: string | undefined;
  path?: string | undefined;
  index?: boolean | undefined;
  caseSensitive?: boolean | undefined;
  isLazy?: boolean | undefined;
  children?: RouteRow[] | undefined;
}
const MAX_ROUTES = 1000;
/** Reads of one page. */
export const MAX_READS = 200;
const MAX_READ_LENGTH = 8192;
const row: z.ZodType<RouteRow> = z.strictObject({
  id: z.string().max(300).optional(),
  path: z.string().max(300).optional(),
  index: z.boolean().optional(),
  caseSensitive: z.boolean().optional(),
  isLazy: z.boolean().optional(),
  get children() {
    return z.array(row).max(MAX_ROUTES).optional();
  },
});

const id = z.int().min(1);
const reason = z.string().transform((text) => text.slice(0, 4000));
// They go into a header: a hash, and nothing that could be another rule.
const hashSources = z.array(z.string().regex(/^'sha256-[A-Za-z\d+/]{43}='$/)).max(50);

/** What a renderer says. None of it is believed: its remote's code can write to the same channel. */
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
  /** The page is the body. */
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
    /** It did not come to an end in its time. */
    isLate: z.boolean(),
  }),
  z.strictObject({ kind: z.literal('probed'), same: z.record(z.string(), z.boolean()) }),
]);
export type FromRenderer = z.infer<typeof fromRendererSchema>;

/** The rows of a remote's routes. */
export const toRouteRows = (routes: readonly RouteObject[]): RouteRow[] =>
  routes.map(({ id, path, index, caseSensitive, lazy, children }) => ({
    id,
    path,
    index,
    caseSensitive,
    isLazy: lazy !== undefined,
    ...(children && { children: toRouteRows(children) }),
  }));

/** Routes that can be matched, out of their rows. */
export const fromRouteRows = (rows: readonly RouteRow[]): RouteObject[] =>
  rows.map(({ id, path, index, caseSensitive, isLazy, children }) => {
    const route = {
      ...(isLazy && { lazy: async () => ({}) }),
      ...(id !== undefined && { id }),
      ...(path !== undefined && { path }),
      ...(caseSensitive !== undefined && { caseSensitive }),
    };
    return index
      ? { ...route, index: true }
      : { ...route, ...(children && { children: fromRouteRows(children) }) };
  });
