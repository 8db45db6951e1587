'use client'

import { Questions } from '@/components/site/questions'
import { ContentPreview, text } from './preview'

/** A question as the site would list it; open it to read the answer. */
export function FaqPreview({ values }: { values: Record<string, unknown> }) {
  return (
    <ContentPreview html={text(values.risposta)}>
      {(risposta) => (
        <Questions
          id="anteprima"
          questions={[{ id: 'anteprima', domanda: text(values.domanda) || 'Senza domanda', risposta }]}
        />
      )}
    </ContentPreview>
  )
}
