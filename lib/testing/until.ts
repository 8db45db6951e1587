/**
 * Waits for something that happens by itself; fails after `limitMs`, which are many because a machine that does other things is
 * slow, not broken.
 */
export async function until(condition: () => boolean | Promise<boolean>, limitMs = 15_000): Promise<void> {
  const end = Date.now() + limitMs
  while (!(await condition())) {
    if (Date.now() > end) throw new Error(`waited in vain for ${limitMs} ms`)
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
}
