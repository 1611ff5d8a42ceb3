import { text } from 'node:stream/consumers';
import { findReleaseFaults } from '@admissions/tools/gates/release';
import type { GateRequest } from './gates.ts';

// Separate process: untrusted releases are checked without secrets or database access.
const request = JSON.parse(await text(process.stdin)) as GateRequest;
// Each shell checks its own contract and reports what is missing.
const faults = await findReleaseFaults({ ...request, contract: null });
process.stdout.write(JSON.stringify(faults));
