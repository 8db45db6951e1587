'use client'

import { NewsPreview } from '@/components/content/news-preview'
import { FieldInput } from '@/components/data/form/field-input'
import type { FieldInputProps } from '@/components/data/form/field-props'
import { recordForm } from '@/components/data/form/record-form'
import { formatInstant } from '@/lib/core/dates'
import { newsRules, newsSchema } from './schema'

/** What is published is published now, unless another day is said. */
function PublishedTick({ onChange, ...props }: FieldInputProps) {
  const change = (name: string, value: unknown) => {
    onChange(name, value)
    if (value === true && !props.values.publishedAt) onChange('publishedAt', new Date().toISOString())
  }
  return <FieldInput {...props} onChange={change} />
}

/** Who will read it, and from when. */
function publishWords({ publishedAt }: Record<string, unknown>): string {
  const at = new Date(String(publishedAt ?? ''))
  const when = at > new Date() ? `Dal ${formatInstant(at.toISOString())}` : 'Da subito'
  return `${when} la leggono tutti i visitatori, nelle news del sito, nel feed RSS e nei motori di ricerca. Non parte nessuna e-mail e nessun avviso. La puoi togliere dal sito, ma non a chi l’ha già letta.`
}

export const NewsForm = recordForm(newsSchema, newsRules, {
  Preview: NewsPreview,
  publishWords,
  widgets: { published: PublishedTick },
})
