'use client'

import bulk from '@/components/data/list/bulk-bar.module.css'
import { Button } from '@/components/ui/button'
import type { Colleague } from '@/lib/features/agents/directory/schema'
import { useTakeAway } from './use-take-away'

type Props = { people: readonly Colleague[]; onNone: () => void }

/** What can be done with the chosen people, floating over the directory. */
export function ChosenPeople({ people, onNone }: Props) {
  const { vcard, copy } = useTakeAway()
  if (people.length === 0) return null
  return (
    <section className={bulk.bulk} aria-label="Persone scelte">
      <strong role="status">
        {people.length === 1 ? 'Una persona scelta' : `${people.length} persone scelte`}
      </strong>
      <Button size="xs" look="primary" onClick={() => vcard(people)}>
        VCARD
      </Button>
      <Button size="xs" onClick={() => void copy(people)}>
        COPIA I RECAPITI
      </Button>
      <Button size="xs" look="quiet" onClick={onNone}>
        Nessuna
      </Button>
    </section>
  )
}
