import type { ReactNode } from 'react'
import { CONSENSI_LIBERI, type FreeConsent } from '@/lib/consents/labels'

export type ConsentName = FreeConsent | 'privacy'

/** What is said yes to before anything is sent. */
export const PrivacyWords = () => (
  <>
    Ho letto l’
    <a href="/pagine/privacy-policy" target="_blank" rel="noopener">
      informativa sulla privacy
    </a>
  </>
)

interface Props {
  optionalClass?: string
  /** Draws one box. */
  box: (name: ConsentName, words: ReactNode) => ReactNode
}

const FREE = Object.entries(CONSENSI_LIBERI) as [FreeConsent, string][]

/** The privacy notice, and the three free choices. */
export function Consents({ optionalClass, box }: Props) {
  return (
    <>
      {box('privacy', <PrivacyWords />)}
      <p className={optionalClass}>Questi non servono per la richiesta, decidi tu:</p>
      {FREE.map(([name, words]) => box(name, words))}
    </>
  )
}
