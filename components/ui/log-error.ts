/** The browser's log of failures that the user is told about in another way. */
export function logError(what: string, cause: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the one place where the browser logs
  console.error(what, cause)
}
