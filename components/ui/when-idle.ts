const LATEST_MS = 2_000

/** After the page has been drawn and the browser has nothing better to do; the reply takes it back. */
export function whenIdle(run: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, LATEST_MS)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(run, { timeout: LATEST_MS })
  return () => cancelIdleCallback(handle)
}
