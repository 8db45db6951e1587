import { Consents } from '@/components/markup/consents'
import { CONTACT_FIELDS } from '@/components/markup/contact-fields'
import { AreaField, CheckField, type Filled, HiddenFields, InputField } from './fields'
import { LABELS } from './labels'

interface Props {
  filled: Filled
  /** Makes the form count once, however often it is sent. */
  sendingKey: string
  /** Whether there is room for words of their own. */
  message: boolean
}

/** Who you are, and what you agree to. */
export function ContactFields({ filled, sendingKey, message }: Props) {
  return (
    <>
      <HiddenFields fields={{ chiave: sendingKey }} />
      <div className="fields">
        {CONTACT_FIELDS.map((field) => (
          <InputField key={field.name} {...field} required filled={filled} />
        ))}
        {message ? <AreaField name="note" label={LABELS.note} wide filled={filled} /> : null}
      </div>
      <fieldset className="checks">
        <legend className="solo-voce">Consensi</legend>
        <Consents
          optionalClass="soft"
          box={(name, words) => (
            <CheckField key={name} name={name} required={name === 'privacy'} filled={filled}>
              {words}
            </CheckField>
          )}
        />
      </fieldset>
    </>
  )
}
