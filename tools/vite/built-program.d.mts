/** For tests: bundles a program of the workspace into a temporary folder, deleted by `remove`. */
export declare function buildProgram(
  source: string,
): Promise<{ program: string; remove(): Promise<void> }>;
