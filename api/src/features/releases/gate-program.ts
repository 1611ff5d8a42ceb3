import { text } from 'node:stream/consumers';
import { findReleaseFaults } from '@admissions/tools/gates/release';
import type { GateRequest } from './gates.ts';

// A program of its own: what strangers send is looked into in a process that has neither secrets nor the database.
const request = JSON.parse(await text(process.stdin)) as GateRequest;
// What a shell provides each shell knows itself: one that lacks something refuses the release, and says what.
const faults = await findReleaseFaults({ ...request, contract: null });
process.stdout.write(JSON.stringify(faults));
