import { text } from 'node:stream/consumers';
import { findReleaseFaults, type ReleaseCheckInput } from '@admissions/releases';

// Separate process: untrusted releases are checked without secrets or database access.
// Without a contract: each shell checks its own and reports what is missing.
const input = JSON.parse(await text(process.stdin)) as ReleaseCheckInput;
process.stdout.write(JSON.stringify(await findReleaseFaults(input)));
