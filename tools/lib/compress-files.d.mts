/** Writes compressed copies (.br, .gz) beside files for browsers; paths are below the folder. */
export declare function compressFiles(dir: string, paths: readonly string[]): Promise<void>;
