import type { UserConfig } from 'vite';
export declare const libConfig: (entry: Record<string, string>) => UserConfig;
