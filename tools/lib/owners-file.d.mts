import type { Owners, RemoteManifest } from '@admissions/protocol/releases';

/** owners.json beside the registry, checked; an absent file says nothing of anybody. Throws a sentence on a file that is not one. */
export declare function readOwners(registryFile: string): Promise<Owners>;
/** Writes down whose a remote and its paths are, where nobody has said so. */
export declare function recordOwner(registryFile: string, manifest: RemoteManifest): Promise<void>;
