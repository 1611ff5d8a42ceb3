import { messageOf } from '@admissions/contracts/catalogues';

/** The last resort: not even the frame could be rendered. Depends on nothing that can fail. */
export const brokenDocument =
  () => `<!doctype html><html lang="zh-Hant-TW"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${messageOf('zh-TW', 'error.title')}</title></head>
<body><main><h1>${messageOf('zh-TW', 'error.errorPage')}</h1><p lang="en">${messageOf('en', 'error.errorPage')}</p><p><a href="/">${messageOf('zh-TW', 'error.goHome')} <span lang="en">${messageOf('en', 'error.goHome')}</span></a></p></main></body></html>`;
