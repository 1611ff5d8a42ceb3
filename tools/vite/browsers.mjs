/** The oldest supported browsers (docs/browsers.md), for scripts and style sheets. */
export const BROWSERS = ['chrome111', 'edge111', 'firefox115', 'safari16.4', 'ios16.4'];
