import type { ShellContract } from '@admissions/protocol/releases';

/** What a built shell provides, by its contract.json; null when there is none. */
export declare function loadBuiltContract(file: string): Promise<ShellContract | null>;
