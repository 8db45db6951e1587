'use client'

import { PageHead } from '@/components/site/page-head'
import { Picture } from '@/components/site/pages/news/picture'
import { Prose } from '@/components/site/prose'
import { Box } from '@/components/ui/layout'
import { formatDay } from '@/lib/core/dates'
import { ContentPreview, text } from './preview'

/** An item as its page would show it. */
export function NewsPreview({ values }: { values: Record<string, unknown> }) {
  const day = new Date(text(values.publishedAt) || Date.now())
  const news = {
    urlImage: text(values.urlImage) || null,
    urlImageAlt: text(values.urlImageAlt),
    categoria: text(values.categoria),
  }
  return (
    <ContentPreview html={text(values.corpo)}>
      {(html) => (
        <article>
          <PageHead
            siteUrl=""
            trail={[
              { name: 'News', path: '/news' },
              { name: text(values.titolo) || 'Senza titolo', path: '/news' },
            ]}
            title={text(values.titolo) || 'Senza titolo'}
            lead={text(values.abstract)}
            aside={<Picture news={news} />}
          >
            <p>
              {formatDay(day)} · {news.categoria}
            </p>
          </PageHead>
          <Box py={0} px="clamp(var(--s-4), 4vw, var(--s-6)) var(--s-6)" fz="lg">
            <Prose html={html} />
          </Box>
        </article>
      )}
    </ContentPreview>
  )
}
