import type { CSSOptions } from 'vite';
/** CSS Modules with the same class names in the browser's and the server's build. */
export declare const cssModulesOf: (dir: string, owner: string) => CSSOptions;
