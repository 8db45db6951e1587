import { IntentLink } from '@/components/ui/intent-link'
import { Text } from '@/components/ui/layout'
import classes from './file-manager.module.css'

type Used = {
  uses: readonly { what: string; title: string; href: string | null; field: string }[]
  others: number
}

/** The records that use a file: those that the reader may see by name. */
export function UsesList({ used: { uses, others } }: { used: Used }) {
  if (uses.length + others === 0)
    return (
      <Text c="dimmed" fz="xs">
        Nessun elemento lo usa.
      </Text>
    )
  return (
    <ul className={classes.uses}>
      {uses.map(({ what, title, href, field }) => (
        <li key={`${what} ${title} ${field}`}>
          {what}: {href ? <IntentLink href={href}>{title}</IntentLink> : title}
        </li>
      ))}
      {others > 0 && (
        <li>{others === 1 ? 'Un elemento che non puoi vedere' : `${others} elementi che non puoi vedere`}</li>
      )}
    </ul>
  )
}
