import type { CSSOptions } from 'vite';
/** CSS Modules with class names that depend on the package and the file alone. */
export declare const cssModules: () => CSSOptions & {
  modules: { generateScopedName(name: string, file: string): string };
};
