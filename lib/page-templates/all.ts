import { LEGAL } from './legal'
import { TRANSPARENCY } from './transparency'
import type { PageText } from './types'

/** The pages that the site itself links to and the law asks for, by which an installation begins. */
export const PAGE_TEMPLATES: readonly PageText[] = [...TRANSPARENCY, ...LEGAL]

/** The title of a page that there should be, whether or not anybody has published it. */
export const expectedPage = (url: string): string | undefined =>
  PAGE_TEMPLATES.find((page) => page.url === url)?.titolo
