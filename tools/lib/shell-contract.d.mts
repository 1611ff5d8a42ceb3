import type { ShellContract } from '@admissions/protocol/releases';

/** Contract of a built shell from its contract.json; null without one. */
export declare function loadBuiltContract(file: string): Promise<ShellContract | null>;
