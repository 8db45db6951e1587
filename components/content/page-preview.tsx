'use client'

import { PageHead } from '@/components/site/page-head'
import { bodyOf } from '@/components/site/pages/pages/body'
import { Prose } from '@/components/site/prose'
import { Box, Text } from '@/components/ui/layout'
import { valuesOf } from '@/lib/features/content/labels'
import { TABELLE } from '@/lib/features/content/schema'
import { ContentPreview, text } from './preview'
import classes from './preview.module.css'

/** A page of content as the site would show it; what is made from the day's data is named in its place. */
export function PagePreview({ values }: { values: Record<string, unknown> }) {
  const title = text(values.titolo) || 'Senza titolo'
  return (
    <ContentPreview html={text(values.corpo)}>
      {(html, company) => (
        <>
          <PageHead
            siteUrl=""
            trail={[{ name: title, path: '/' }]}
            title={title}
            lead={text(values.descrizione)}
          />
          <Box py={0} px="clamp(var(--s-4), 4vw, var(--s-6)) var(--s-6)" fz="lg">
            {bodyOf(html, valuesOf(company)).parts.map((part, index) =>
              'html' in part ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change places
                <Prose key={index} html={part.html} />
              ) : (
                <Text key={part.tabella} py="xs" px="md" c="dimmed" fz="xs" className={classes.note}>
                  Qui il sito mostra: {TABELLE[part.tabella]}.
                </Text>
              ),
            )}
          </Box>
        </>
      )}
    </ContentPreview>
  )
}
