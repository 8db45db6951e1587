'use client'

import { useRouter } from 'next/navigation'
import { Button } from '@/components/ui/button'
import { MoreMenu } from '@/components/ui/more-menu'
import type { Colleague } from '@/lib/features/agents/directory/schema'
import { useTakeAway } from './use-take-away'

type Props = {
  person: Colleague
  links?: readonly (readonly [label: string, before: string, after: string])[]
  onPass?: (person: Colleague) => void
  /** One small button for all of it, where rows are one line high. */
  small?: boolean
}

/** What can be done with one person: the next step at hand, the rest one click further. */
export function ColleagueMenu({ person, links = [], onPass, small = false }: Props) {
  const { push } = useRouter()
  const { vcard, copy } = useTakeAway()
  const name = `${person.nome} ${person.cognome}`
  const items = [
    ...(onPass && small ? [{ label: 'Passa una richiesta…', onClick: () => onPass(person) }] : []),
    { label: 'Scarica il contatto (vCard)', onClick: () => vcard([person]) },
    { label: 'Copia i recapiti', onClick: () => void copy([person]) },
    ...links.map(([label, before, after]) => ({
      label,
      onClick: () => push(`${before}${person._id}${after}`),
    })),
  ]
  return (
    <>
      {onPass && !small && (
        <Button size="xs" onClick={() => onPass(person)} aria-label={`PASSA UNA RICHIESTA: ${name}`}>
          PASSA UNA RICHIESTA
        </Button>
      )}
      <MoreMenu label={`Altro: ${name}`} items={items} disabled={false} />
    </>
  )
}
