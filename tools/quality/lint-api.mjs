import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bin, node, one, root } from './steps.mjs';

// Disables telemetry and update checks.
const env = {
  REDOCLY_TELEMETRY: 'off',
  REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
  SCARF_ANALYTICS: 'false',
};

/** Lints the OpenAPI document of the built API with Redocly and Spectral; warnings fail. */
export async function lintApi() {
  const folder = mkdtempSync(join(tmpdir(), 'api-document-'));
  const file = join(folder, 'openapi.json');
  try {
    const printed = await one(node, [join(root, 'api/dist/print-document.js'), file]);
    if (printed.failed) return { ...printed, why: 'The built API could not print its document.' };
    const checks = [
      await one(bin('redocly'), ['lint', '--config', 'api/redocly.yaml', file], { env }),
      await one(
        bin('spectral'),
        ['lint', '--ruleset', 'api/.spectral.yaml', '--fail-severity', 'warn', '--quiet', file],
        { env },
      ),
    ];
    const sum = (name) => checks.reduce((total, each) => total + each[name], 0);
    return { passed: sum('passed'), failed: sum('failed') };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
