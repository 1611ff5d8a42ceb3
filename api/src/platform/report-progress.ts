/** Progress as a clause about the program: "builds the search index: 500 entries so far". */
export type ReportProgress = (progress: string) => void;

/** Reports progress to the parent process, which waits as long as messages change. */
export const reportProgress: ReportProgress = (progress) => {
  // The parent may be gone; that is handled elsewhere.
  if (process.connected) process.send?.({ progress }, undefined, {}, () => {});
};
