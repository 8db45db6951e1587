import type { Company } from '@/lib/core/company'
import { phoneHref } from '@/lib/italian/phone-text'
import { SiteLink } from './site-link'

type Props = { company: Company; className?: string }

/** The other way to a person, under a button: by telephone, or where there is none by writing. */
export function OrCall({ company: { telefono, orari }, className }: Props) {
  if (!telefono) {
    return (
      <p className={className}>
        Oppure <SiteLink href="/contattaci">scrivici</SiteLink>.
      </p>
    )
  }
  return (
    <p className={className}>
      Oppure chiama il <a href={phoneHref(telefono)}>{telefono}</a>
      {orari ? `, ${orari}` : ''}.
    </p>
  )
}
