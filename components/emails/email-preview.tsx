import { QueryProblem } from '@/components/data/record/query-problem'
import { Box } from '@/components/ui/layout'
import { SkeletonText } from '@/components/ui/skeletons'
import type { EmailPreview } from '@/lib/features/emails/schema'
import classes from './emails.module.css'
import { type Text, usePreview } from './use-emails'

/** The mail as it would arrive, with invented data. */
export function EmailPreviewCard({ template, text }: { template: string; text: Text }) {
  const preview = usePreview(template, text)
  return (
    <figure className={classes.preview} aria-label="Anteprima">
      <figcaption>Anteprima, con dati inventati</figcaption>
      {preview.isPending && <SkeletonText lines={6} />}
      <QueryProblem query={preview} />
      {preview.data && (
        <>
          <p className={classes.subject}>{preview.data.subject}</p>
          <div className={classes.sheet}>
            <p className={classes.title}>{preview.data.title}</p>
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
      return <p className={classes.button}>{block.label}</p>
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
