import * as zod from 'zod';

const english = zod.locales.en();
const chinese = zod.locales.zhTW();

// The messages of zod follow the language of the page at the time of a check.
zod.config({
  localeError: (issue) =>
    (document.documentElement.lang === 'en' ? english : chinese).localeError(issue),
});

export { zod };
