'use client'

import { useSearchParams } from 'next/navigation'
import { AnnouncementPreview } from '@/components/comunicazioni/announcement-preview'
import { AttachmentsField } from '@/components/comunicazioni/attachments-field'
import { AudienceField } from '@/components/comunicazioni/audience-field'
import { type RecordFormProps, recordForm } from '@/components/data/record-form'
import { comunicazioneRules, comunicazioneSchema } from './schema'

const Form = recordForm(comunicazioneSchema, comunicazioneRules, {
  Preview: AnnouncementPreview,
  widgets: { regole: AudienceField, allegati: AttachmentsField },
})

/** A new one may be begun for one agent, who is in the address. */
export function ComunicazioneForm({ initial, ...props }: RecordFormProps) {
  const agente = useSearchParams().get('agente')
  const regole = agente && { regole: [{ tipo: 'agente', valori: [agente] }] }
  return <Form {...props} initial={{ ...initial, ...regole }} />
}
