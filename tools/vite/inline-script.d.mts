import type { Plugin } from 'vite';
/** `import script from './start.ts?inline-script'`: the file and what it imports as one minified script in a string. */
export declare const inlineScript: () => Plugin;
