'use client'

import { useState } from 'react'
import { postTo } from '@/components/site/form/post-to'
import { SelectField } from '@/components/site/form/select-field'
import { SiteForm } from '@/components/site/form/site-form'
import { TextField } from '@/components/site/form/text-field'
import { useSiteForm } from '@/components/site/form/use-site-form'
import { CATEGORIE_ILLECITI } from '@/lib/features/whistleblowing/labels'
import { ReportCode } from './report-code'

const OPTIONS = Object.entries(CATEGORIE_ILLECITI)
const empty = { categoria: '', testo: '', contatto: '' }

const schema = () => import('@/lib/features/whistleblowing/schema').then(({ reportSchema }) => reportSchema)

/** A report, without a name unless one is given; then its code, once. */
export function ReportForm() {
  const [report, setReport] = useState(empty)
  const form = useSiteForm({
    send: postTo('/whistleblowing'),
    schema,
    // What was written does not stay in the memory of the page.
    onSent: () => setReport(empty),
  })
  if (form.reply) return <ReportCode code={form.reply.code} />
  const field = (name: keyof typeof empty) => ({
    name,
    value: report[name],
    error: form.errors[name],
    onChange: (value: string) => setReport({ ...report, [name]: value }),
  })
  const body = () => {
    const { contatto, ...rest } = report
    return contatto.trim() ? { ...rest, contatto } : rest
  }
  return (
    <SiteForm form={form} body={body} label="Segnalazione">
      <SelectField
        {...field('categoria')}
        label="Di che cosa si tratta"
        none="Scegli"
        options={OPTIONS}
        required
      />
      <TextField
        {...field('testo')}
        label="Che cosa è successo"
        hint="Quando, dove, chi è coinvolto, come lo sai, chi altro può confermarlo."
        rows={10}
        maxLength={20_000}
        required
      />
      <TextField
        {...field('contatto')}
        label="Chi sei, o come raggiungerti (facoltativo)"
        hint="Lascialo vuoto per restare anonimo: le risposte le leggi con il codice."
        autoComplete="off"
        maxLength={300}
      />
    </SiteForm>
  )
}
