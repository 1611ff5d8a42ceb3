/** For tests that start a program of the workspace as a process of its own: made of the sources, whole in itself, in a folder that `remove` takes away. */
export declare function buildProgram(
  source: string,
): Promise<{ program: string; remove(): Promise<void> }>;
