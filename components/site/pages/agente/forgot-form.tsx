'use client'

import { useState } from 'react'
import { Sent } from '@/components/site/form/sent'
import { SiteForm } from '@/components/site/form/site-form'
import { TextField } from '@/components/site/form/text-field'
import { useSiteForm } from '@/components/site/form/use-site-form'
import { IntercomSpot } from '@/components/site/illustrations/spots'
import { api } from '@/lib/http/client'

const schema = () => import('@/lib/features/accounts/schema').then(({ forgotBody }) => forgotBody)

/* The answer is empty, and the same whether or not the account exists. */
const send = async (body: unknown) => {
  await api.post('/agents/password/forgot', body)
  return true
}

/** Asks for the link that sets a new password of an agent. */
export function ForgotForm() {
  const [email, setEmail] = useState('')
  const form = useSiteForm<boolean>({ send, schema })
  if (form.reply) {
    return (
      <Sent picture={<IntercomSpot />} title="Controlla la posta">
        Se {email} appartiene a un agente, tra poco arriva un’e-mail con il link per scegliere una nuova
        password. Il link vale un’ora.
      </Sent>
    )
  }
  return (
    <SiteForm form={form} body={() => ({ email })} label="Password dimenticata">
      <TextField
        name="email"
        label="E-mail con cui accedi"
        type="email"
        autoComplete="username"
        required
        value={email}
        error={form.errors.email}
        onChange={setEmail}
      />
    </SiteForm>
  )
}
