import type { CookieChoice, CookieChoices } from '../consent'
import styles from './cookie-switches.module.css'

const KINDS: Record<CookieChoice, { label: string; text: string }> = {
  statistiche: {
    label: 'Statistiche',
    text: 'Ci dicono quali pagine servono e quali creano difficoltà, senza sapere chi sei.',
  },
  marketing: {
    label: 'Marketing',
    text: 'Misurano se un nostro annuncio ti è servito e ne propongono altri.',
  },
}

interface Props {
  value: CookieChoices
  onChange: (value: CookieChoices) => void
}

/** One switch for each kind of cookie; the technical ones are not a choice, and say so. */
export function CookieSwitches({ value, onChange }: Props) {
  return (
    <fieldset className={styles.kinds}>
      <legend className="solo-voce">Quali cookie permetti</legend>
      <label className={styles.kind}>
        <input type="checkbox" role="switch" aria-checked checked disabled className={styles.switch} />
        <span>
          <strong>Tecnici, sempre attivi</strong>
          <small>Servono a far funzionare il sito. La legge non chiede un consenso.</small>
        </span>
      </label>
      {(Object.keys(KINDS) as CookieChoice[]).map((kind) => (
        <label key={kind} className={styles.kind}>
          <input
            type="checkbox"
            role="switch"
            aria-checked={value[kind]}
            name={kind}
            checked={value[kind]}
            onChange={(event) => onChange({ ...value, [kind]: event.target.checked })}
            className={styles.switch}
          />
          <span>
            <strong>{KINDS[kind].label}</strong>
            <small>{KINDS[kind].text}</small>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
