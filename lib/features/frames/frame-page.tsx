import 'server-only'
import type { ReactNode } from 'react'
import { FrameDocument } from '@/components/frames/document'
import { scriptHref } from './assets'
import type { FrameSettings } from './data'
import { renderPage } from './render'
import type { Sheet } from './style'

type Shell = {
  title: string
  main: ReactNode
  sheets: readonly Sheet[]
  settings: FrameSettings
  /** The partner's name. */
  partner?: string
  /** Besides frame.js. */
  scripts?: readonly string[]
  label?: string
  /** It is about credit for consumers. */
  warns?: boolean
}

/** A whole page of a frame. */
export function pageText({
  title,
  main,
  sheets,
  settings,
  partner,
  scripts = [],
  label,
  warns,
}: Shell): string {
  const { origins, company } = settings
  return renderPage(
    <FrameDocument
      title={title}
      sheets={sheets.map(({ text }) => text)}
      scripts={['frame.js', ...scripts].map(scriptHref)}
      origins={origins}
      company={company}
      partner={partner}
      label={label}
      warns={warns}
    >
      {main}
    </FrameDocument>,
  )
}

/** What stands in the place of a step that failed. */
export const failureMain = (title: string, detail: string | undefined, requestId: string): ReactNode => (
  <>
    <h1>{title}</h1>
    <p>{detail}</p>
    <p className="soft">Codice della richiesta: {requestId}</p>
  </>
)
