'use client'

import { EmptyState } from '@/components/ui/empty-state'
import { formatInstant } from '@/lib/core/dates'
import type { PraticaDetail } from '@/lib/features/pratiche/data'
import { labelOf, useCase } from './case-context'
import classes from './case-story.module.css'

type Evento = PraticaDetail['eventi'][number]

function Line({ evento: { tipo, da, a, testo, chi, at } }: { evento: Evento }) {
  const { stati } = useCase()
  const moved = a && (da ? `${labelOf(stati, da)} → ${labelOf(stati, a)}` : labelOf(stati, a))
  return (
    <li className={classes.line} data-kind={tipo}>
      <time dateTime={at} className={classes.when}>
        {formatInstant(at)}
      </time>
      <div>
        {moved && <strong>{moved}</strong>}
        {testo && <p className={classes.text}>{testo}</p>}
        <p className={classes.who}>{chi}</p>
      </div>
    </li>
  )
}

/** What happened to the case, newest first. */
export function CaseStory() {
  const { pratica } = useCase()
  if (pratica.eventi.length === 0)
    return <EmptyState title="Ancora nessun evento">Qui comparirà ogni passo della pratica.</EmptyState>
  return (
    <ol className={classes.story}>
      {pratica.eventi.map((evento) => (
        <Line key={evento._id} evento={evento} />
      ))}
    </ol>
  )
}
