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
    claims: z.array(z.strictObject({ path: z.string().regex(/^\/[\w/-]*$/), area: z.enum(AREAS).optional(), menu: z.strictObject({ label: localised, order: z.number() }).optional() })).min(1),
  })
  .refine(({ base, claims }) => claims.every(({ path, area }) => (base === '/admin' ? path.startsWith('/admin/') && area !== undefined : !/^\/(admin|api|remotes|assets)(\/|$)/.test(path) && area === undefined)), {
    message: 'an admin remote claims paths below /admin/, each with its area; a public remote claims neither',
  });
