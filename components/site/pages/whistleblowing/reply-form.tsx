'use client'

import { useState } from 'react'
import { postTo } from '@/components/site/form/post-to'
import { SiteForm } from '@/components/site/form/site-form'
import { TextField } from '@/components/site/form/text-field'
import { useSiteForm } from '@/components/site/form/use-site-form'
import type { FollowedReport } from '@/lib/features/whistleblowing/types'

interface Props {
  code: string
  onSent: (report: FollowedReport) => void
}

const schema = () => import('@/lib/features/whistleblowing/schema').then(({ messageSchema }) => messageSchema)

/** Something more for the office. */
export function ReplyForm({ code, onSent }: Props) {
  const [testo, setTesto] = useState('')
  const send = postTo(`/whistleblowing/${code}/messages`)
  const form = useSiteForm({ send, schema, onSent })
  return (
    <SiteForm form={form} body={() => ({ testo })} label="Aggiungi un messaggio">
      <TextField
        name="testo"
        label="Aggiungi informazioni o rispondi"
        rows={5}
        value={testo}
        error={form.errors.testo}
        onChange={setTesto}
        maxLength={20_000}
        required
      />
    </SiteForm>
  )
}
