/** Hears how far something long has come, said of the program: “makes the index of the search: 500 entries so far”. */
export type ReportProgress = (progress: string) => void;

/** Tells whoever started this process how far its start has come: as long as it says something new it is waited for. */
export const reportProgress: ReportProgress = (progress) => {
  // It may be gone by now; that is heard of elsewhere.
  if (process.connected) process.send?.({ progress }, undefined, {}, () => {});
};
