import type { CSSOptions } from 'vite';
/** CSS Modules whose class names depend on the package and the file alone. */
export declare const cssModules: () => CSSOptions & {
  modules: { generateScopedName(name: string, file: string): string };
};
