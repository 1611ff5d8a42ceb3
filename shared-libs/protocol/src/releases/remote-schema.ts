import { AREAS } from '@admissions/model';
import { SITE_MENU_GROUPS } from '@admissions/site-content';
import { z } from 'zod';
import { buildServed, pin } from './release-answers.ts';
import { SHELL_QUERY_KEYS } from './shell-paths.ts';

/** Contract between shell and remotes; a remote with another version is refused. */
export const REMOTE_CONTRACT = '2';

/** Strict for remote.json: an unknown key is a typo there; release.json may have further keys. */
export type ObjectFactory = typeof z.strictObject;
// Tolerant for what was stored or sent before: a newer program may have added keys.
const tolerant: ObjectFactory = z.looseObject as never;

const times = z.int().min(2).max(10).optional();
const buildRuleSchema = (object: ObjectFactory) =>
  z.union([
    object({
      number: z
        .tuple([z.int().min(1), z.int().max(999_999_999)])
        .refine(([least, most]) => least <= most),
      times,
    }),
    object({ text: z.int().min(1).max(200), times }),
    object({ of: z.array(z.string().min(1).max(40)).min(1).max(50), times }),
  ]);
const buildQuerySchema = (object: ObjectFactory) =>
  z
    .record(z.string().regex(/^[A-Za-z][\w-]{0,29}$/), buildRuleSchema(object))
    .refine((keys) => SHELL_QUERY_KEYS.every((key) => !(key in keys)), {
      message: `the shell reads ${SHELL_QUERY_KEYS.join(', ')} itself: rename these keys of the query`,
    })
    .refine((keys) => Object.keys(keys).length <= 12, {
      message: 'a page may read twelve keys of its address: remove some from the query',
    });
function buildMenuSchema(object: ObjectFactory) {
  const localised = object({ 'zh-TW': z.string().min(1), en: z.string().min(1) });
  return object({
    label: localised,
    /** Entries of the specification count 10, 20, 30 … */
    order: z.number(),
    /** Public pages: the section of the header menu, and the text below the label. */
    group: z.enum(SITE_MENU_GROUPS).optional(),
    description: localised.optional(),
  });
}
const buildClaimSchema = (object: ObjectFactory) =>
  object({
    /** Full path, without parameters. */
    path: z.string().regex(/^\/[\w/-]*$/),
    /** Required flag; absent on public routes, and with `areas`. */
    area: z.enum(AREAS).optional(),
    /** Any of these flags opens the route; its menu entry is at the top, outside the areas. */
    areas: z.array(z.enum(AREAS)).min(2).optional(),
    /** Absent: reachable, but not listed. */
    menu: buildMenuSchema(object).optional(),
    /** The claim with the menu entry to highlight here; absent: the first one of the area. */
    parent: z.string().optional(),
    /** Public pages: query keys that the page reads. Absent in old releases. */
    query: buildQuerySchema(object).optional(),
    /** Public pages: listed in sitemap.xml. */
    inSitemap: z.boolean().optional(),
    /** Public pages: has an English text; otherwise the site links the Chinese page. */
    inEnglish: z.boolean().optional(),
  });

const buildManifestSchema = (object: ObjectFactory) =>
  object({
    name: z.string().regex(/^mf_[a-z_]+$/),
    version: z.string().regex(/^\d+\.\d+\.\d+(-[\w.]+)?$/),
    contract: z.literal(REMOTE_CONTRACT),
    owner: z.string().min(1),
    /** Start of its paths: '' for visitors' remotes, '/admin' for back-office remotes. */
    base: z.enum(['', '/admin']),
    /** Whether its pages are rendered on the server too. */
    ssr: z.boolean(),
    claims: z.array(buildClaimSchema(object)).min(1),
  })
    .refine(
      ({ base, claims }) =>
        claims.every(({ path, area, areas, query }) =>
          base === '/admin'
            ? path.startsWith('/admin/') &&
              (area === undefined) !== (areas === undefined) &&
              query === undefined
            : !/^\/(admin|api|remotes|assets)(\/|$)/.test(path) && (area ?? areas) === undefined,
        ),
      {
        message:
          'with base "/admin", start each path with /admin/, give it either area or areas, and remove query; with base "", remove area and areas, and start no path with /admin, /api, /remotes or /assets',
      },
    )
    .refine(
      ({ base, claims }) =>
        claims.every(({ menu, inSitemap, inEnglish }) =>
          base === '/admin'
            ? !menu?.group && !menu?.description && (inSitemap ?? inEnglish) === undefined
            : !menu || (menu.group && menu.description),
        ),
      {
        message: `with base "", give each menu a group (${SITE_MENU_GROUPS.join(', ')}) and a description; with base "/admin", remove group, description, inSitemap and inEnglish`,
      },
    )
    .refine(
      ({ claims }) =>
        claims.every(
          ({ parent, area, menu }) =>
            parent === undefined ||
            (!menu &&
              claims.some((other) => other.path === parent && other.menu && other.area === area)),
        ),
      {
        message:
          'parent must be the path of a claim with a menu and with the same area; a claim with a parent has no menu itself: remove one of the two',
      },
    );

/** Schema of remote.json in builds and uploads. */
export const remoteManifestSchema = buildManifestSchema(z.strictObject);
export type RemoteManifest = z.infer<typeof remoteManifestSchema>;
/** A claimed route; known to the shell before the remote's code loads. */
export type Claim = RemoteManifest['claims'][number];

const file = z.string().regex(/^(?!.*\.\.)[\w.@+-]+(\/[\w.@+-]+)*$/);
const chunks = z.strictObject({ js: z.array(file), css: z.array(file) });

const buildReleaseSchema = (object: ObjectFactory) =>
  z
    .looseObject({
      manifest: buildManifestSchema(object),
      base: z.string(),
      entry: file,
      serverEntry: file.optional(),
      css: z.array(file),
      routes: z.record(z.string(), chunks),
      files: z.record(file, z.string().regex(/^sha384-[A-Za-z0-9+/]{64}$/)),
      releasedAt: z.iso.datetime(),
      provenance: z
        .looseObject({ by: z.string(), commit: z.string().nullable(), machine: z.string() })
        .optional(),
      needs: z
        .record(z.string(), z.looseObject({ range: z.string(), names: z.array(z.string()) }))
        .optional(),
      packages: z.record(z.string(), z.string()).optional(),
      drops: z.array(z.string()).optional(),
    })
    .refine(({ base, manifest }) => base === `/remotes/${manifest.name}/${manifest.version}/`, {
      message:
        'base must be /remotes/<name>/<version>/, by the name and version of the manifest: build the release again',
    })
    .refine(
      ({ entry, serverEntry, files }) =>
        entry in files && (serverEntry === undefined || serverEntry in files),
      {
        message: 'entry and serverEntry must be listed in files: build the release again',
      },
    );

/** Schema of release.json in builds and uploads; its `base` is `/remotes/<name>/<version>/`. */
export const releaseSchema = buildReleaseSchema(z.strictObject);

/** A release that was validated before, by a possibly newer program. */
export const registeredReleaseSchema = buildReleaseSchema(tolerant);

const canary = tolerant({
  version: z.string(),
  percent: z.int().min(1).max(100),
  at: z.iso.datetime(),
  by: z.string(),
  reason: z.string(),
});
/** A release for a share of the visitors, or of the accounts for a back-office remote. */
export type Canary = z.infer<typeof canary>;

const trial = tolerant({ against: z.string(), since: z.iso.datetime() });
/** A recent release, and the one to roll back to when its figures are bad. */
export type Trial = z.infer<typeof trial>;

/** A remote in the registry. */
export const buildRegistryEntrySchema = <T extends z.ZodType>(release: T) =>
  z.looseObject({
    current: z.string(),
    previous: z.array(z.string()),
    releases: z.record(z.string(), release),
    pin: z.looseObject(pin.shape).optional(),
    canary: canary.optional(),
    trial: trial.optional(),
  });

export const buildRegistrySchema = <T extends z.ZodType>(entry: T) =>
  z.looseObject({
    sequence: z.int().min(0).optional(),
    remotes: z.record(z.string(), entry),
  });

/** /shell/contract.json: what a shell provides to remotes. */
export const shellContractSchema = tolerant({
  /** REMOTE_CONTRACT of the shell. */
  contract: z.string(),
  /** Provided version per shared package, and its exports. */
  packages: z.record(z.string(), tolerant({ version: z.string(), exports: z.array(z.string()) })),
});
export type ShellContract = z.infer<typeof shellContractSchema>;

/** Sent by a shell to the release service. */
export const shellAdoptionSchema = tolerant({
  shell: z.string().min(1).max(200),
  /** The latest registry sequence of this shell. */
  sequence: z.int().min(0),
  remotes: z.record(z.string(), buildServed(tolerant)),
});
/** Releases served by one running shell. */
export type ShellReport = z.infer<typeof shellAdoptionSchema>;
