import { t as openSynced } from "./synced-folder-D1oVOzIV.js";
// src/db/embedded/make-template.ts
var folder = process.argv[2];
if (!folder) throw new Error("usage: make-template <folder>");
await (await openSynced(folder)).close();
process.exit(0);
export {};
