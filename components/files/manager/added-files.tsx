import { IntentLink } from '@/components/ui/intent-link'
import { Text } from '@/components/ui/layout'
import classes from './file-manager.module.css'

/** What is there now: each opens, to be given a better name and a description. */
export function AddedFiles({ added }: { added: readonly { _id: string; nome: string }[] }) {
  if (added.length === 0) return null
  return (
    <section aria-label="File aggiunti" aria-live="polite">
      <Text c="dimmed" fz="xs">
        Aggiunti: gli agenti li trovano già. Aprili per scrivere nome e descrizione.
      </Text>
      <ul className={classes.uses}>
        {added.map(({ _id, nome }) => (
          <li key={_id}>
            <IntentLink href={`/admin/system/fileManager/${_id}`}>{nome}</IntentLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
