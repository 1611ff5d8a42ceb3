import type { Plugin } from 'vite';
/** `import script from './start.ts?inline-script'`: bundled and minified into a string. */
export declare const inlineScript: () => Plugin;
