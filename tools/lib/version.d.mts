/** Negative, 0 or positive, as semantic versioning orders them. */
export declare function compareVersions(one: string, other: string): number;
/** Whether a version is in a range such as `^1.2.3 || ^2.0.0`; throws a sentence on what is none. */
export declare function isInRange(version: string, range: string): boolean;
