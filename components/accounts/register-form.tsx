'use client'

import { useState } from 'react'
import { Tiles } from '@/components/ui/layout'
import { TextInput } from '@/components/ui/text-input'
import { api } from '@/lib/http/client'
import { AccountForm } from './account-form'
import { ConsentBoxes, NO_CONSENTS } from './consent-boxes'
import { Done } from './problem'
import { useApiForm } from './use-api-form'

const EMPTY = { nome: '', cognome: '', email: '', telefono: '', password: '', consents: NO_CONSENTS }

/** Registration of a client. `referal` is who sent them; it is sent along without a field. */
export function RegisterForm({ referal }: { referal?: string }) {
  const [sentTo, setSentTo] = useState('')
  const form = useApiForm(EMPTY, async (values) => {
    await api.post('/clients/register', { ...values, referal }, { area: 'client' })
    setSentTo(values.email)
  })
  if (sentTo) {
    return (
      <Done>
        Abbiamo scritto a {sentTo}. Apri il link del messaggio per confermare l’indirizzo: vale tre giorni. Se
        non lo trovi, guarda anche nella posta indesiderata.
      </Done>
    )
  }
  return (
    <AccountForm form={form} action="REGISTRATI">
      <Tiles least={220}>
        <TextInput {...form.field('nome')} label="Nome" autoComplete="given-name" trim required autoFocus />
        <TextInput {...form.field('cognome')} label="Cognome" autoComplete="family-name" trim required />
        <TextInput {...form.field('email')} label="E-mail" type="email" autoComplete="email" trim required />
        <TextInput {...form.field('telefono')} label="Telefono" type="tel" autoComplete="tel" trim required />
      </Tiles>
      <TextInput
        {...form.field('password')}
        label="Password"
        description="Almeno 10 caratteri: una frase va benissimo."
        type="password"
        autoComplete="new-password"
        required
      />
      <ConsentBoxes {...form.field('consents')} error={form.errors['consents.privacy']} />
    </AccountForm>
  )
}
