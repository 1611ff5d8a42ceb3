/** The oldest browsers that the site is built for (docs/browsers.md); both scripts and style sheets. */
export const BROWSERS = ['chrome111', 'edge111', 'firefox115', 'safari16.4', 'ios16.4'];
