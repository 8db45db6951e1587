'use client'

import { useState } from 'react'
import type { BodySchema } from '@/components/site/form/form-types'
import { SiteForm } from '@/components/site/form/site-form'
import { TextField } from '@/components/site/form/text-field'
import { useSiteForm } from '@/components/site/form/use-site-form'
import type { FollowedReport } from '@/lib/features/whistleblowing/types'
import { api } from '@/lib/http/client'
import { Followed } from './followed'

interface Asked {
  code: string
}

/** Letters and figures, however they are grouped. */
const plain = (code: string) => code.replace(/[^a-z0-9]/gi, '')

/* Too little to load a library for. */
const codeSchema: BodySchema = {
  safeParse: (body) =>
    plain((body as Asked).code).length === 16
      ? { success: true }
      : {
          success: false,
          error: { issues: [{ path: ['code'], message: 'Il codice ha 16 fra lettere e cifre.' }] },
        },
}

/** The code opens its report; it never becomes part of an address that the browser remembers. */
export function Follow() {
  const [code, setCode] = useState('')
  const form = useSiteForm<FollowedReport>({
    schema: () => Promise.resolve(codeSchema),
    send: (body) => api.get(`/whistleblowing/${plain((body as Asked).code)}`),
  })
  if (form.reply) return <Followed code={plain(code)} first={form.reply} />
  return (
    <SiteForm form={form} body={() => ({ code })} action="Apri" label="Segui una segnalazione">
      <TextField
        name="code"
        label="Il codice della segnalazione"
        hint="Quello che hai salvato quando l’hai inviata, per esempio K7QM-2XRT-9ABC-DEFG."
        value={code}
        error={form.errors.code}
        onChange={setCode}
        autoComplete="off"
        required
      />
    </SiteForm>
  )
}
