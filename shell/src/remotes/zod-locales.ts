export { default as en } from 'zod/v4/locales/en.js';
export { default as zhTW } from 'zod/v4/locales/zh-TW.js';
