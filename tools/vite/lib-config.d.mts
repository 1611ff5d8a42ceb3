import type { Rolldown, UserConfig } from 'vite';
export declare const libConfig: (
  entry: Record<string, string>,
  output?: Rolldown.OutputOptions,
) => UserConfig;
