import { ContactLinks } from '@/components/data/record/contact-links'
import type { PraticaDetail } from '@/lib/features/pratiche/data'
import classes from './adviser.module.css'

type Agent = NonNullable<PraticaDetail['agent']>

/** The person to call, with the telephone at one touch. */
export function Adviser({ agent: { nome, cognome, telefono, email } }: { agent: Agent }) {
  return (
    <div className={classes.card}>
      <span className={classes.initials} aria-hidden="true">
        {nome.charAt(0)}
        {cognome.charAt(0)}
      </span>
      <div className={classes.words}>
        <p className={classes.soft}>Chi ti segue</p>
        <p className={classes.name}>
          {nome} {cognome}
        </p>
        <ContactLinks telefono={telefono} email={email} whatsapp />
      </div>
    </div>
  )
}
