/** Downloads a file in the browser. */
export function saveFile(name: string, content: Blob): void {
  const href = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = href;
  link.download = name;
  link.click();
  // Delayed: some browsers start the download after this task.
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
}
