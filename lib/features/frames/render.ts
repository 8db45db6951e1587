import 'server-only'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { ReactElement } from 'react'

type Renderer = { renderToStaticMarkup: (element: ReactElement) => string }

let renderer: Renderer | undefined

/**
 * The text of a page drawn with components that have no state. Next replaces an imported react-dom/server in route
 * handlers; the one of the packages, loaded at run time, draws the same elements (docs/decisions/008).
 */
export function renderPage(page: ReactElement): string {
  renderer ??= createRequire(path.join(process.cwd(), 'package.json'))('react-dom/server') as Renderer
  return `<!doctype html>\n${renderer.renderToStaticMarkup(page)}`
}
