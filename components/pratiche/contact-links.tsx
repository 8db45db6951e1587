import { phoneHref, phoneText } from '@/lib/italian/phone-text'
import classes from './contact-links.module.css'

type Props = { telefono: string | null; email: string | null }

/** A telephone to call and an address to write to, at one touch. */
export function ContactLinks({ telefono, email }: Props) {
  if (!telefono && !email) return '—'
  return (
    <span className={classes.links}>
      {telefono && <a href={phoneHref(telefono)}>{phoneText(telefono)}</a>}
      {email && <a href={`mailto:${email}`}>{email}</a>}
    </span>
  )
}
