'use client'

import { useSearchParams } from 'next/navigation'
import { AnnouncementPreview } from '@/components/comunicazioni/announcement-preview'
import { AttachmentsField } from '@/components/comunicazioni/attachments-field'
import { AudienceField } from '@/components/comunicazioni/audience-field'
import { type RecordFormProps, recordForm } from '@/components/data/form/record-form'
import { chosenRows } from '@/components/data/list/chosen-rows'
import { useHydrated } from '@/components/ui/use-hydrated'
import { comunicazioneRules, comunicazioneSchema } from './schema'

const Form = recordForm(comunicazioneSchema, comunicazioneRules, {
  Preview: AnnouncementPreview,
  widgets: { regole: AudienceField, allegati: AttachmentsField },
})

/** A new one may be begun for one agent, who is in the address, or for those chosen in their list. */
export function ComunicazioneForm({ initial, ...props }: RecordFormProps) {
  const asked = useSearchParams()
  const isAlive = useHydrated()
  const agente = asked.get('agente')
  const isForChosen = asked.has('scelti')
  // What this window has chosen is known once it is alive; the form takes its start once.
  if (isForChosen && !isAlive) return null
  const valori = isForChosen ? chosenRows() : agente ? [agente] : null
  const regole = valori && { regole: valori.length > 0 ? [{ tipo: 'agente', valori }] : [] }
  return <Form {...props} initial={{ ...initial, ...regole }} />
}
