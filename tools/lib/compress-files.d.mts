/** Writes compressed copies (.br, .gz) beside the files that a browser fetches; paths are below the folder. */
export declare function compressFiles(dir: string, paths: readonly string[]): Promise<void>;
