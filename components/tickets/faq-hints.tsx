'use client'

import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { withShownPictures } from '@/components/data/files/shown-picture'
import { useArea } from '@/components/data/page/area'
import { type Question, ranked, searchWords } from '@/components/faqs/faq-search'
import { Prose } from '@/components/site/prose'
import { Box, Text } from '@/components/ui/layout'
import { Notice } from '@/components/ui/notice'
import { api } from '@/lib/http/client'
import classes from './new-ticket.module.css'

const PAUSE_MS = 400
const MOST = 3

type Asked = Question & { _id: string; categoria: string }

/** Every question that the reader may read: for agents their own too. */
function useQuestions(enabled: boolean) {
  const area = useArea()
  return useQuery({
    queryKey: ['faqs', area, 'hints'],
    queryFn: async ({ signal }): Promise<Asked[]> => {
      if (area === 'agent') {
        const { categorie } = await api.get('/faqs/agenti', { area, signal })
        return categorie.flatMap(({ nome, faqs }) => faqs.map((faq) => ({ ...faq, categoria: nome })))
      }
      const { items } = await api.get('/faqs', { area, signal, query: { limit: 200 } })
      return items.map(({ _id, domanda, risposta, category }) => ({
        _id,
        domanda: String(domanda),
        risposta: String(risposta),
        categoria: (category as { nome?: string } | null)?.nome ?? '',
      }))
    },
    enabled,
    staleTime: 300_000,
    meta: { silent: true },
  })
}

/** What the FAQ say about the words that are being written: an answer at once may be the best one. */
export function FaqHints({ words }: { words: string }) {
  const area = useArea()
  const [asked, setAsked] = useState<readonly string[]>([])
  useEffect(() => {
    // Of the first letters nothing can be said.
    const timer = setTimeout(() => setAsked(words.trim().length < 4 ? [] : searchWords(words)), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [words])
  const { data = [] } = useQuestions(asked.length > 0)
  const items = asked.length > 0 ? ranked(data, asked, ({ categoria }) => categoria).slice(0, MOST) : []
  return (
    <div aria-live="polite" className={classes.hintsPlace}>
      {items.length > 0 && (
        <Notice
          component="section"
          tone="info"
          py="xs"
          px="sm"
          fz="sm"
          aria-label="Forse la risposta c’è già"
        >
          <Text mb="xxs" fw={600}>
            Forse la risposta c’è già
          </Text>
          {items.map(({ _id, domanda, risposta }) => (
            <details key={_id}>
              <Box component="summary" py="xxs" c="var(--link)">
                {domanda}
              </Box>
              <Prose html={withShownPictures(risposta, area)} />
            </details>
          ))}
        </Notice>
      )}
    </div>
  )
}
