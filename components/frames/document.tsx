import type { ReactNode } from 'react'
import { CompanyIdentity } from '@/components/markup/company-identity'
import { CreditWarning } from '@/components/markup/credit-warning'
import type { Company } from '@/lib/core/company'

export interface DocumentProps {
  title: string
  children: ReactNode
  /** Written into the page as they are: the content policy knows their hashes. */
  sheets: readonly string[]
  /** Addresses. */
  scripts: readonly string[]
  /** Who may frame the page: frame.js talks to these (docs/frames.md). */
  origins: readonly string[]
  company: Company
  /** The partner's name. */
  partner?: string
  /** Names header, content and footer, where the page holds a frame that has its own. */
  label?: string
  /** It is about credit for consumers. */
  warns?: boolean
}

const Mark = () => (
  <svg width="24" height="24" viewBox="0 0 32 32" aria-hidden="true">
    <path d="M4 30V14a12 12 0 0 1 24 0v16z" fill="currentColor" />
    <path className="road" d="M10 30l4.2-14.5h3.6L22 30z" />
  </svg>
)

/** A whole page of a frame. */
export function FrameDocument({ title, children, sheets, scripts, origins, ...page }: DocumentProps) {
  const { company, partner, label, warns } = page
  const named = { 'aria-label': label }
  return (
    <html lang="it" data-origins={origins.join(' ')}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{`${title} · ${company.marchio}`}</title>
        <link rel="preload" href="/iframes/serif.woff" as="font" type="font/woff" crossOrigin="" />
        {sheets.map((text) => (
          <style key={text}>{text}</style>
        ))}
        {scripts.map((address) => (
          <script key={address} src={address} defer />
        ))}
      </head>
      <body>
        <header className="top" {...named}>
          <a className="brand" href="/" target="_blank" rel="noopener">
            <Mark />
            {company.marchio}
            <span className="solo-voce"> (si apre in un’altra scheda)</span>
          </a>
          {partner ? <span>Per i clienti di {partner}</span> : null}
        </header>
        <main {...named}>
          {warns ? <CreditWarning company={company} /> : null}
          {children}
        </main>
        <footer className="legal" {...named}>
          <Legal company={company} />
        </footer>
      </body>
    </html>
  )
}

/** Whose page this is, as the law wants it to be said. */
const Legal = ({ company }: { company: Company }) => (
  <>
    <p>
      Messaggio pubblicitario con finalità promozionale. Le cifre sono una simulazione, non un’offerta: decide
      la banca.{' '}
      <a href="/pagine/trasparenza" target="_blank" rel="noopener">
        Trasparenza
      </a>{' '}
      ·{' '}
      <a href="/pagine/privacy-policy" target="_blank" rel="noopener">
        Privacy
      </a>
    </p>
    <CompanyIdentity company={company} />
  </>
)

/** The title of a step and, under it, what it is about. */
export const StepHead = ({ title, children }: { title: string; children?: ReactNode }) => (
  <div>
    <h1>{title}</h1>
    {children ? <p className="lead">{children}</p> : null}
  </div>
)
