import { createReleaseCheck } from './channels.mjs';
import { readActor } from './provenance.mjs';
import { switchBack } from './registry-file.mjs';

/** Puts an earlier release back in force. Rejects with a sentence, and changes nothing, when the release is no longer whole. */
export const rollBack = ({ registryFile, releasesDir, name, version, reason = 'rollback' }) =>
  switchBack(registryFile, name, {
    version,
    reason,
    by: readActor(),
    check: createReleaseCheck({ registryFile, releasesDir }, 'back in force'),
  });
