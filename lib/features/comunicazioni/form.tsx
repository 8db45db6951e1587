'use client'

import { AnnouncementPreview } from '@/components/comunicazioni/announcement-preview'
import { AttachmentsField } from '@/components/comunicazioni/attachments-field'
import { AudienceField } from '@/components/comunicazioni/audience-field'
import { recordForm } from '@/components/data/record-form'
import { comunicazioneRules, comunicazioneSchema } from './schema'

export const ComunicazioneForm = recordForm(comunicazioneSchema, comunicazioneRules, {
  Preview: AnnouncementPreview,
  widgets: { regole: AudienceField, allegati: AttachmentsField },
})
