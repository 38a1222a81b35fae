/** The size of a file as people read it: "340KB", "2.4MB". */
export function fileSize(bytes: number): string {
  if (bytes < 1_000) return `${bytes} bytes`;
  return bytes < 1_000_000 ? `${Math.round(bytes / 1_000)}KB` : `${(bytes / 1_000_000).toFixed(1)}MB`;
}
