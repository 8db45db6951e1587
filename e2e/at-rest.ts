import { expect, type Page, type Request } from '@playwright/test'

/* Twice: the first may have been in line before what it waits for. */
const idle = (page: Page) =>
  page.evaluate(
    () => new Promise<void>((done) => requestIdleCallback(() => requestIdleCallback(() => done()))),
  )

/**
 * Until a page does nothing more by itself: what it had put off until the browser is idle has run, what it asked for has arrived, and
 * that has been drawn. After this what is not there will not come.
 */
export async function atRest(page: Page): Promise<void> {
  const open = new Set<Request>()
  const begun = (request: Request) => {
    // What is fetched ahead changes nothing that is shown; of one that is read as a stream the browser may never say that it has ended.
    if (!request.headers()['next-router-prefetch']) open.add(request)
  }
  const ended = (request: Request) => void open.delete(request)
  page.on('request', begun).on('requestfinished', ended).on('requestfailed', ended)
  try {
    await idle(page)
    await expect.poll(() => [...open].map((request) => request.url())).toEqual([])
    await idle(page)
  } finally {
    page.off('request', begun).off('requestfinished', ended).off('requestfailed', ended)
  }
}
