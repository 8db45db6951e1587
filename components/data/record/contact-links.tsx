import type { ReactNode } from 'react'
import { Flex } from '@/components/ui/layout'
import { phoneHref, phoneText, whatsappOf } from '@/lib/italian/phone-text'
import classes from './contact-links.module.css'

type Props = {
  telefono?: string | null
  email?: string | null
  /** Also WhatsApp, when the number is a mobile one. */
  whatsapp?: boolean
}

/** Where there is no room for a line, an address goes on after its @, and no word of it is cut. */
function address(email: string): ReactNode {
  const [who, ...where] = email.split('@')
  return (
    <>
      {who}@<wbr />
      {where.join('@')}
    </>
  )
}

/** A telephone to call and an address to write to, at one touch. */
export function ContactLinks({ telefono, email, whatsapp = false }: Props) {
  if (!telefono && !email) return '—'
  const chat = whatsapp && telefono ? whatsappOf(telefono) : null
  return (
    <Flex
      component="span"
      rowGap={0}
      columnGap="md"
      wrap="wrap"
      display="inline-flex"
      miw={0}
      className={classes.links}
    >
      {telefono && <a href={phoneHref(telefono)}>{phoneText(telefono)}</a>}
      {chat && (
        <a href={chat} target="_blank" rel="noopener">
          WhatsApp
        </a>
      )}
      {email && <a href={`mailto:${email}`}>{address(email)}</a>}
    </Flex>
  )
}
