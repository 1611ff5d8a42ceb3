import { createReleaseCheck } from './channels.mjs';
import { readActor } from './provenance.mjs';
import { readRegistry, switchBack } from './registry-file.mjs';

/**
 * Puts an earlier release back in force. Rejects with a sentence, and changes nothing, when the release is no longer whole, or when another one than `from` is in
 * force: of two roll-backs at once only the first one takes place.
 */
export async function rollBack({
  registryFile,
  releasesDir,
  name,
  from,
  version,
  reason = 'rollback',
}) {
  const left = from ?? (await readRegistry(registryFile)).remotes[name]?.current;
  const line = await switchBack(registryFile, name, {
    left,
    version,
    reason,
    by: readActor(),
    check: createReleaseCheck({ registryFile, releasesDir }, 'back in force'),
  });
  if (line) return line;
  throw new Error(`${name} ${left} is no longer in force: nothing was changed.`);
}
