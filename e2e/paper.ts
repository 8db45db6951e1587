import type { Page } from '@playwright/test'
import { extractText, getDocumentProxy } from 'unpdf'
import { expect } from './fixtures'

/** The PDF that a link of the page opens, as a browser asks for it that follows the link. */
export async function paperAt(page: Page, href: string | null): Promise<Buffer> {
  const headers = { referer: page.url(), 'sec-fetch-site': 'same-origin' }
  const reply = await page.request.get(href ?? '', { headers })
  expect(reply.headers()['content-type']).toBe('application/pdf')
  return reply.body()
}

/** What each sheet of a PDF says, with single spaces. */
export async function sheetsOf(pdf: Buffer): Promise<string[]> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: false })
  return text.map((sheet) => sheet.replaceAll(/\s+/g, ' '))
}
