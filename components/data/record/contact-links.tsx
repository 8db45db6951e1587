import { Breaking } from '@/components/ui/breaking'
import { Flex } from '@/components/ui/layout'
import { phoneHref, phoneText, whatsappOf } from '@/lib/italian/phone-text'
import classes from './contact-links.module.css'

type Props = {
  telefono?: string | null
  email?: string | null
  /** Also WhatsApp, when the number is a mobile one. */
  whatsapp?: boolean
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
      {email && (
        <a href={`mailto:${email}`}>
          <Breaking text={email} />
        </a>
      )}
    </Flex>
  )
}
