/** The oldest browsers that the site is built for. */
export declare const BROWSERS: string[];
