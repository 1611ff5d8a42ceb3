// Imported first: every copy of zod on the page reads this before it would try `new Function`, which the content policy forbids and reports.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
