import { Checkbox } from '@/components/ui/checkbox'
import classes from './form.module.css'

export const NO_CONSENTS = { privacy: false, marketing: false, terzi: false, profilazione: false }
export type Consents = typeof NO_CONSENTS

const OPTIONAL = [
  ['marketing', 'Voglio ricevere novità e offerte da Chiaravia.'],
  ['terzi', 'I miei dati possono essere comunicati a partner per le loro offerte.'],
  ['profilazione', 'Le offerte possono tener conto delle mie preferenze.'],
] as const

type Props = { value: Consents; onChange: (value: Consents) => void; error?: string }

/** The notice, and three separate boxes that nobody has ticked beforehand. */
export function ConsentBoxes({ value, onChange, error }: Props) {
  const set = (name: keyof Consents) => (ticked: boolean) => onChange({ ...value, [name]: ticked })
  return (
    <fieldset className={classes.boxes}>
      <legend>I tuoi dati</legend>
      <Checkbox
        name="privacy"
        value={value.privacy}
        onChange={set('privacy')}
        error={error}
        required
        label={
          <>
            Ho letto l’
            <a href="/pagine/privacy-policy" target="_blank" rel="noreferrer">
              informativa sulla privacy
            </a>
          </>
        }
      />
      {OPTIONAL.map(([name, label]) => (
        <Checkbox key={name} name={name} value={value[name]} onChange={set(name)} label={label} />
      ))}
      <p className={classes.note}>Gli ultimi tre consensi sono facoltativi: puoi registrarti anche senza.</p>
    </fieldset>
  )
}
