import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createLinkPath } from './override-link.mjs';

/** The link to a release that is in force for nobody, or what is missing for one, as a sentence. The shell that opens it has the same INTERNAL_TOKEN. */
export function describeLink({ remote, version, dataDir }, env = process.env, now = Date.now()) {
  const secret = env.INTERNAL_TOKEN || readSaved(join(dataDir, 'secrets.json'));
  if (!secret)
    return 'There is no link to it: INTERNAL_TOKEN, which the shell has, is not known here.';
  const [origin = ''] = (env.SITE_ORIGIN ?? '').split(',');
  const note = 'for seven days, where RELEASE_OVERRIDE=on';
  return `Look at it (${note}): ${origin.trim()}${createLinkPath({ remote, version }, secret, now)}`;
}

function readSaved(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).INTERNAL_TOKEN : undefined;
}
