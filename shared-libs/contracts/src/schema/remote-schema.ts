import { z } from 'zod';
import { AREAS } from '../areas.ts';
import { REMOTE_CONTRACT } from '../remote.ts';

const localised = z.strictObject({ 'zh-TW': z.string().min(1), en: z.string().min(1) });

/** remote.json, as it is checked at build, release and load. */
export const remoteManifestSchema = z
  .strictObject({
    name: z.string().regex(/^mf_[a-z_]+$/),
    version: z.string().regex(/^\d+\.\d+\.\d+(-[\w.]+)?$/),
    contract: z.literal(REMOTE_CONTRACT),
    owner: z.string().min(1),
    base: z.enum(['', '/admin']),
    ssr: z.boolean(),
    claims: z
      .array(
        z.strictObject({
          path: z.string().regex(/^\/[\w/-]*$/),
          area: z.enum(AREAS).optional(),
          menu: z.strictObject({ label: localised, order: z.number() }).optional(),
        }),
      )
      .min(1),
  })
  .refine(
    ({ base, claims }) =>
      claims.every(({ path, area }) =>
        base === '/admin' ? path.startsWith('/admin/') && area !== undefined : !/^\/(admin|api|remotes|assets)(\/|$)/.test(path) && area === undefined,
      ),
    {
      message: 'an admin remote claims paths below /admin/, each with its area; a public remote claims neither',
    },
  );

const file = z.string().regex(/^(?!.*\.\.)[\w.@+-]+(\/[\w.@+-]+)*$/);
const chunks = z.strictObject({ js: z.array(file), css: z.array(file) });

/** One release, as release.json and the registry carry it; its base must be the folder of its name and version. */
export const releaseSchema = z
  .strictObject({
    manifest: remoteManifestSchema,
    base: z.string(),
    entry: file,
    serverEntry: file.optional(),
    css: z.array(file),
    routes: z.record(z.string(), chunks),
    files: z.record(file, z.string().regex(/^sha384-[A-Za-z0-9+/]{64}$/)),
    releasedAt: z.iso.datetime(),
  })
  .refine(({ base, manifest }) => base === `/remotes/${manifest.name}/${manifest.version}/`, { message: 'base does not belong to this name and version' })
  .refine(({ entry, serverEntry, files }) => entry in files && (serverEntry === undefined || serverEntry in files), {
    message: 'an entry is not among the files',
  });

/** registry.json. */
export const registrySchema = z.strictObject({
  remotes: z.record(
    z.string(),
    z
      .strictObject({ current: z.string(), previous: z.array(z.string()), releases: z.record(z.string(), releaseSchema) })
      .refine(({ current, releases }) => current in releases, { message: 'the current release is not among the releases' }),
  ),
});
