'use client'

import { NewsPreview } from '@/components/content/news-preview'
import { FieldInput } from '@/components/data/field-input'
import type { FieldInputProps } from '@/components/data/field-props'
import { recordForm } from '@/components/data/record-form'
import { newsRules, newsSchema } from './schema'

/** What is published is published now, unless another day is said. */
function PublishedTick({ onChange, ...props }: FieldInputProps) {
  const change = (name: string, value: unknown) => {
    onChange(name, value)
    if (value === true && !props.values.publishedAt) onChange('publishedAt', new Date().toISOString())
  }
  return <FieldInput {...props} onChange={change} />
}

export const NewsForm = recordForm(newsSchema, newsRules, {
  Preview: NewsPreview,
  widgets: { published: PublishedTick },
})
