'use client'

import { AccountForm } from '@/components/accounts/account-form'
import { useApiForm } from '@/components/accounts/use-api-form'
import { useKeptWords } from '@/components/data/form/kept-words'
import { ProvincesInput } from '@/components/data/form/provinces-input'
import { Tiles } from '@/components/ui/layout'
import { MultiSelect } from '@/components/ui/multi-select'
import { TextInput } from '@/components/ui/text-input'
import { Textarea } from '@/components/ui/textarea'
import { toastSuccess } from '@/components/ui/toasts'
import { BIO_MAX } from '@/lib/features/agents/bio-schema'
import { LINGUE } from '@/lib/features/agents/labels'
import type { OwnAgent } from '@/lib/features/agents/own-schema'
import { api } from '@/lib/http/client'
import { optionsOf } from '@/lib/words/options'
import { PRODOTTI } from '@/lib/words/products'
import { BioPreview } from './bio-preview'
import { PhotoInput } from './photo-input'
import { ProposalNote } from './proposal-note'

type Props = {
  own: OwnAgent
  person: { nome: string; cognome: string; figura: string }
  onSaved: (own: OwnAgent) => void
}

/** What waits for the office is what the agent goes on with. */
const shownOf = ({ urlPhoto, bio, proposta }: OwnAgent) =>
  proposta?.aspetta
    ? { urlPhoto: proposta.cambiaFoto ? proposta.urlPhoto : urlPhoto, bio: proposta.bio ?? bio }
    : { urlPhoto, bio }

const valuesOf = (own: OwnAgent) => {
  const { telefono, whatsapp, lingue, prodotti, provinceOperative } = own
  return {
    ...shownOf(own),
    telefono: telefono ?? '',
    whatsapp: whatsapp ?? '',
    lingue,
    prodotti,
    provinceOperative,
  }
}

/** What was written by the office and is left as it is need not pass the rules for what agents write. */
const changed = (now: Record<string, unknown>, before: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(now).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name])),
  )

/** Photo, presentation and what the agent works on. */
export function ProfilePanel({ own, person, onSaved }: Props) {
  const kept = useKeptWords()
  const record = useApiForm(valuesOf(own), async (values) => {
    const body = { ...changed(values, valuesOf(own)), ...kept.sent, version: own.version }
    const saved = await api.patch('/agents/me', body, { area: 'agent' }).catch((error: unknown) => {
      kept.hear(error)
      throw error
    })
    kept.forget()
    onSaved(saved)
    record.set(valuesOf(saved))
    const waits = saved.proposta?.aspetta && ('urlPhoto' in body || 'bio' in body)
    toastSuccess(waits ? 'Modifica inviata: la sede deve approvarla' : 'Profilo modificato')
  })
  const { urlPhoto, bio } = record.values
  return (
    <AccountForm form={record} action="MODIFICA" look="secondary" size="panel">
      <ProposalNote own={own} />
      <PhotoInput {...record.field('urlPhoto')} label="Fotografia" person={person} />
      <Textarea
        {...record.field('bio')}
        label="Presentazione"
        description="Chi sei e di che cosa ti occupi. Niente link né numeri di telefono: i recapiti ci sono già."
        rows={5}
        maxLength={BIO_MAX}
        trim
      />
      {kept.notice}
      <BioPreview person={person} bio={bio} urlPhoto={urlPhoto} />
      <Tiles least={220}>
        <TextInput {...record.field('telefono')} label="Telefono" type="tel" autoComplete="tel" trim />
        <TextInput {...record.field('whatsapp')} label="WhatsApp" type="tel" trim />
      </Tiles>
      <ProvincesInput {...record.field('provinceOperative')} label="Province in cui lavori" />
      <MultiSelect {...record.field('prodotti')} label="Prodotti" options={optionsOf(PRODOTTI)} />
      <MultiSelect {...record.field('lingue')} label="Lingue" options={optionsOf(LINGUE)} />
    </AccountForm>
  )
}
