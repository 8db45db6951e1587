import { Checkbox } from '@/components/ui/checkbox'
import { Stack, Text } from '@/components/ui/layout'
import { CONSENSI_LIBERI } from '@/lib/consents/labels'

export const NO_CONSENTS = { privacy: false, marketing: false, terzi: false, profilazione: false }
export type Consents = typeof NO_CONSENTS

type Props = { value: Consents; onChange: (value: Consents) => void; error?: string }

/** The notice, and three separate boxes that nobody has ticked beforehand. */
export function ConsentBoxes({ value, onChange, error }: Props) {
  const set = (name: keyof Consents) => (ticked: boolean) => onChange({ ...value, [name]: ticked })
  return (
    <Stack component="fieldset" gap="sm">
      <Text component="legend" mb="sm" fw={600}>
        I tuoi dati
      </Text>
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
      {(Object.keys(CONSENSI_LIBERI) as (keyof typeof CONSENSI_LIBERI)[]).map((name) => (
        <Checkbox
          key={name}
          name={name}
          value={value[name]}
          onChange={set(name)}
          label={CONSENSI_LIBERI[name]}
        />
      ))}
      <Text c="dimmed" fz="xs">
        Gli ultimi tre consensi sono facoltativi: puoi registrarti anche senza.
      </Text>
    </Stack>
  )
}
