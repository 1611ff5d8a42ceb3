/** Gives a file to the browser as a download. */
export function saveFile(name: string, content: Blob): void {
  const href = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = href;
  link.download = name;
  link.click();
  // Not at once: the download may only begin after this task.
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
}
