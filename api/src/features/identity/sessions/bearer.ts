import { isTokenFormat } from '../../../platform/crypto/tokens.ts';

export interface Bearer {
  app: string | null;
  admin: string | null;
}
const NOTHING: Bearer = { app: null, admin: null };

/** Parses `Bearer app|admin` strictly, the scheme in any case; malformed parts are absent. */
export function parseBearer(header: string | undefined): Bearer {
  const [, joined] = /^Bearer ([\w|-]{1,200})$/i.exec(header ?? '') ?? [];
  if (joined === undefined) return NOTHING;
  const [app = '', admin = '', ...more] = joined.split('|');
  if (more.length > 0) return NOTHING;
  return {
    app: isTokenFormat('app', app) || isTokenFormat('client', app) ? app : null,
    admin: isTokenFormat('admin', admin) ? admin : null,
  };
}
