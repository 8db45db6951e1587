import classes from './contact-links.module.css'

type Props = { telefono: string | null; email: string | null }

/** "+39 392 000 4348": in threes, as people say it. */
export const phoneText = (telefono: string) =>
  telefono.replace(/^(\+39)\s?(\d{3})(\d{3})(\d{3,4})$/, '$1 $2 $3 $4')

export const phoneHref = (telefono: string) => `tel:${telefono.replace(/[^\d+]/g, '')}`

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
