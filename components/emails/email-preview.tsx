import { QueryProblem } from '@/components/data/record/query-problem'
import { Box, Text } from '@/components/ui/layout'
import { SkeletonText } from '@/components/ui/skeletons'
import type { EmailPreview } from '@/lib/features/emails/schema'
import classes from './emails.module.css'
import { type MailText, usePreview } from './use-emails'

/** The mail as it would arrive, with invented data. */
export function EmailPreviewCard({ template, text }: { template: string; text: MailText }) {
  const preview = usePreview(template, text)
  return (
    <figure className={classes.preview} aria-label="Anteprima">
      <figcaption>Anteprima, con dati inventati</figcaption>
      {preview.isPending && <SkeletonText lines={6} />}
      <QueryProblem query={preview} />
      {preview.data && (
        <>
          <Text breaks="anywhere" mb="sm" fw={600}>
            {preview.data.subject}
          </Text>
          <div className={classes.sheet}>
            <Text mb="sm" fz="lg" fw={600}>
              {preview.data.title}
            </Text>
            {preview.data.blocks.map((block, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no names, and are drawn anew together
              <PreviewBlock key={index} block={block} />
            ))}
          </div>
        </>
      )}
    </figure>
  )
}

type Block = EmailPreview['blocks'][number]

function PreviewBlock({ block }: { block: Block }) {
  switch (block.kind) {
    case 'button':
      return (
        <Text
          display="inline-block"
          mb="sm"
          py="xs"
          px="md"
          fw={600}
          bd="1px solid var(--line-strong)"
          bdrs="md"
        >
          {block.label}
        </Text>
      )
    case 'facts':
      return (
        <dl className={classes.facts}>
          {block.facts.map(([label, value]) => (
            <div key={label}>
              <Box component="dt" c="dimmed" fz="xs">
                {label}
              </Box>
              <Box component="dd" m={0} fw={600}>
                {value}
              </Box>
            </div>
          ))}
        </dl>
      )
    case 'quote':
      return <blockquote className={classes.quote}>{block.text}</blockquote>
    default:
      return <p className={block.kind === 'note' ? classes.noteText : classes.text}>{block.text}</p>
  }
}
