// Imported first: zod would try `new Function`, which the content policy forbids and reports.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
